import type { Army } from './army.ts'
import { dragoons, guns, heavyMounted, mounted, ofQuality, pikeAndMusket } from './build.ts'

export const swedesAtLutzen: Army = {
  name: 'swedes 1632',
  title: 'The Swedes and their allies at Lützen, 16 November 1632',
  source:
    'About 12,800 foot, 6,200 horse and 60 guns, most of them light: Swedish and English Wikipedia, Battle of Lützen. Eight brigades of foot and the Swedish and Finnish horse of the right: Geijer, The History of the Swedes (1845); the brigades of the second line as commonly named. Some 250 to a stand; the sizes of single units are representative.',
  units: [
    ofQuality('veteran', pikeAndMusket('The Yellow Brigade', 2, 4)),
    ofQuality('veteran', pikeAndMusket('The Old Blue Brigade', 2, 4)),
    pikeAndMusket('The Swedish Brigade', 2, 4),
    pikeAndMusket('The Green Brigade', 2, 4),
    pikeAndMusket("Duke Wilhelm's Brigade", 2, 4),
    pikeAndMusket("Bose's Brigade", 2, 4),
    pikeAndMusket("Thurn's Brigade", 2, 4),
    pikeAndMusket("Mitzlaff's Brigade", 2, 4),
    ofQuality('veteran', mounted("Stålhandske's Finns", 4)),
    mounted("Soop's West Goths", 4),
    mounted('German horse of the right', 3),
    mounted("Duke Bernhard's Horse", 4),
    mounted('Courlanders and Livonians', 3),
    mounted('German horse of the left', 4),
    guns('The great battery', 'heavy artillery'),
    guns('Regiment pieces, right', 'galloper guns'),
    guns('Regiment pieces, left', 'galloper guns'),
  ],
}

export const imperialistsAtLutzen: Army = {
  name: 'imperialists 1632',
  title: "Wallenstein's army at Lützen, 16 November 1632",
  source:
    'About 19,000 men with those who came up under Pappenheim, and 24 to 43 guns: Swedish and English Wikipedia, Battle of Lützen. Regiments after Gualdo and Guthrie as compared at rohanturenne.blogspot.com (2009); the accounts differ over who stood where. Which of the horse counts as cuirassiers, and the sizes of single units, are representative.',
  units: [
    pikeAndMusket("Waldstein's", 3, 4),
    pikeAndMusket("Chiesa's", 3, 4),
    pikeAndMusket("Colloredo's", 3, 4),
    pikeAndMusket("Savelli's", 3, 4),
    pikeAndMusket("Gallas's", 3, 4),
    pikeAndMusket("Grana's", 3, 4),
    ofQuality('green', pikeAndMusket('New levies', 3, 4)),
    pikeAndMusket('Musketeers of the Lützen gardens', 0, 2),
    heavyMounted("Götz's Cuirassiers", 4),
    heavyMounted("Holk's Cuirassiers", 4),
    mounted("Piccolomini's Arquebusiers", 4),
    mounted("Trčka's Horse", 4),
    mounted("Hagen's Arquebusiers", 3),
    mounted("Bredau's Horse", 2),
    mounted('Croats', 2),
    guns('The battery at the windmills', 'heavy artillery'),
    guns('The battery of the left', 'heavy artillery'),
  ],
}

const ROCROI =
  'Totals after English Wikipedia, Battle of Rocroi; regiments after tercios.fr (2020) and the Duke of Aumale, Histoire des princes de Condé.'

export const frenchAtRocroi: Army = {
  name: 'french 1643',
  title: "The Duke of Enghien's army at Rocroi, 19 May 1643",
  source: `${ROCROI} About 16,000 foot, 7,000 horse and 12 guns. Some 300 to a stand; the foot that are named stand for all, and the sizes of single units are representative.`,
  units: [
    ofQuality('veteran', pikeAndMusket('Picardie', 2, 4)),
    ofQuality('veteran', pikeAndMusket('Piémont', 2, 4)),
    pikeAndMusket('La Marine', 2, 4),
    pikeAndMusket('Persan', 2, 4),
    pikeAndMusket('Bourdonné', 2, 4),
    pikeAndMusket('Gardes écossaises', 2, 4),
    pikeAndMusket('Molondin (Swiss)', 2, 4),
    pikeAndMusket('Watteville (Swiss)', 2, 4),
    mounted("Gassion's Horse", 5),
    mounted("Enghien's Horse", 4),
    mounted("La Ferté's Horse, first line", 5),
    mounted("La Ferté's Horse, second line", 3),
    heavyMounted('Gendarmes of the reserve', 3),
    dragoons('Fusiliers', 3),
    guns('Field guns, right', 'regular artillery'),
    guns('Field guns, left', 'regular artillery'),
  ],
}

export const spanishAtRocroi: Army = {
  name: 'spanish 1643',
  title: "Melo's Army of Flanders at Rocroi, 19 May 1643",
  source: `${ROCROI} About 15,000 to 19,000 foot, 8,000 horse and 18 guns; the five Spanish tercios after the Revista de Historia Militar (extra 1, 2017), that of Visconti as commonly named. Some 350 to a stand; the Walloons and Germans that are named stand for all, and the sizes of single units are representative.`,
  units: [
    ofQuality('veteran', pikeAndMusket('Tercio of Garcíez', 3, 3)),
    ofQuality('veteran', pikeAndMusket('Tercio of Villalba', 3, 3)),
    pikeAndMusket('Tercio of Alburquerque', 3, 3),
    pikeAndMusket('Tercio of Velandia', 3, 3),
    pikeAndMusket('Tercio of Castelví', 3, 3),
    pikeAndMusket('Tercio of Strozzi (Italians)', 2, 3),
    pikeAndMusket('Tercio of Visconti (Italians)', 2, 3),
    pikeAndMusket('Walloons', 2, 3),
    pikeAndMusket('Regiment of Frangipani (Germans)', 2, 3),
    mounted("Alburquerque's Horse, first line", 5),
    mounted("Alburquerque's Horse, second line", 4),
    mounted("Isenburg's Horse, first line", 5),
    mounted("Isenburg's Horse, second line", 4),
    guns('Field guns, right', 'regular artillery'),
    guns('Field guns, left', 'regular artillery'),
    guns('Great guns', 'heavy artillery'),
  ],
}
