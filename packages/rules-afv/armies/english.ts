import type { Army } from './army.ts'
import { dragoons, foot, guns, heavyMounted, mounted, ofQuality, pikeAndMusket } from './build.ts'

const EDGEHILL =
  'Order of battle and totals after the British Civil Wars Project (bcw-project.org) and Godfrey Davies, The Battle of Edgehill, English Historical Review 36 (1921).'

export const kingAtEdgehill: Army = {
  name: 'king 1642',
  title: "The King's army at Edgehill, 23 October 1642",
  source: `${EDGEHILL} About 10,000 foot in five brigades, 2,800 horse, 1,000 dragoons, 20 guns; Clarendon has a few hundred with cudgels only. The dragoons are those commonly named. Some 250 foot or 175 horse to a stand; the shares of pikes and the sizes of single units are representative.`,
  units: [
    pikeAndMusket("Charles Gerard's Brigade", 3, 5),
    pikeAndMusket("Richard Fielding's Brigade", 3, 6),
    pikeAndMusket("Henry Wentworth's Brigade", 3, 5),
    pikeAndMusket("John Belasyse's Brigade", 3, 5),
    pikeAndMusket("Sir Nicholas Byron's Brigade", 3, 5),
    foot('Men with cudgels', 2, 0),
    mounted("Prince Rupert's Horse", 5),
    mounted("Sir John Byron's Horse", 3),
    mounted("Wilmot's Horse", 5),
    mounted("Lord Grandison's Horse", 3),
    dragoons("Usher's Dragoons", 3),
    dragoons("Grey's Dragoons", 2),
    guns("The King's great guns", 'heavy artillery'),
    guns("The King's field guns", 'regular artillery'),
  ],
}

export const parliamentAtEdgehill: Army = {
  name: 'parliament 1642',
  title: "The Earl of Essex's army at Edgehill, 23 October 1642",
  source: `${EDGEHILL} Three brigades of four regiments each, two regiments to a unit here; the Lifeguard under Stapleton fought as cuirassiers. Not all of the horse and half of the guns had come up. The dragoons are those commonly named. Some 250 to 300 foot or 175 horse to a stand; the sizes of single units are representative.`,
  units: [
    pikeAndMusket("Robartes' and Constable's", 2, 5),
    pikeAndMusket("Lord Saye's and Fairfax's", 2, 5),
    pikeAndMusket("Charles Essex's and Wharton's", 2, 5),
    pikeAndMusket("Mandeville's and Cholmley's", 2, 5),
    pikeAndMusket("The Lord General's and Lord Brooke's", 2, 5),
    pikeAndMusket("Ballard's and Holles's", 2, 5),
    mounted("Sir James Ramsay's Horse, first line", 5),
    mounted("Sir James Ramsay's Horse, second line", 3),
    mounted("Sir William Balfour's Horse", 4),
    mounted("Lord Feilding's Horse", 2),
    heavyMounted("Stapleton's Lifeguard", 2),
    dragoons("Browne's and Wardlawe's Dragoons", 4),
    guns("Essex's great guns", 'heavy artillery'),
    guns("Essex's field guns", 'regular artillery'),
  ],
}

const NASEBY =
  'Order of battle after the British Civil Wars Project (bcw-project.org), totals of the wings after the Naseby Battlefield Project (naseby.com).'

export const kingAtNaseby: Army = {
  name: 'king 1645',
  title: "The King's army at Naseby, 14 June 1645",
  source: `${NASEBY} 4,000 to 5,000 foot in three tertias and a reserve, 3,500 to 5,000 horse. Some 125 foot or 175 horse to a stand; the shares of pikes, the sizes of single units and the guns are representative.`,
  units: [
    pikeAndMusket("The Duke of York's", 1, 3),
    pikeAndMusket("Hopton's Battalion", 1, 3),
    pikeAndMusket("Page's Battalion", 1, 3),
    pikeAndMusket("Rhys Thomas's Battalion", 1, 3),
    pikeAndMusket("Radcliffe Gerard's Battalion", 1, 3),
    pikeAndMusket("Gilbey's Battalion", 1, 3),
    pikeAndMusket('The Shrewsbury Foot', 1, 3),
    ofQuality('veteran', pikeAndMusket("The King's Lifeguard of Foot", 1, 3)),
    ofQuality('veteran', pikeAndMusket("Prince Rupert's Bluecoats", 1, 3)),
    ofQuality('veteran', mounted("Prince Rupert's Horse", 4)),
    mounted("The Queen's and Prince Maurice's Horse", 4),
    mounted("The Earl of Northampton's Horse", 4),
    mounted("Howard's Horse", 4),
    mounted('The Northern Horse, first line', 5),
    mounted('The Northern Horse, second line', 4),
    guns("The King's field guns", 'regular artillery'),
  ],
}

export const parliamentAtNaseby: Army = {
  name: 'parliament 1645',
  title: 'The New Model Army at Naseby, 14 June 1645',
  source: `${NASEBY} About 6,400 foot, 7,200 horse and 1,000 dragoons with 11 guns: half as many again as the King had. The regiments are those commonly named. Here every regiment is smaller, some 200 foot or 250 horse to a stand, so that the match is even; sizes are representative.`,
  units: [
    pikeAndMusket("Fairfax's Regiment", 2, 4),
    pikeAndMusket("Montagu's Regiment", 1, 3),
    pikeAndMusket("Pickering's Regiment", 1, 3),
    pikeAndMusket("Sir Hardress Waller's Regiment", 1, 3),
    pikeAndMusket("Skippon's Regiment", 1, 3),
    pikeAndMusket("Pride's Regiment", 1, 3),
    pikeAndMusket("Hammond's Regiment", 1, 3),
    pikeAndMusket("Rainsborough's Regiment", 1, 3),
    ofQuality('veteran', mounted("Whalley's Horse", 4)),
    ofQuality('veteran', mounted("Fairfax's Horse", 4)),
    mounted("Pye's Horse", 3),
    mounted("Rossiter's Horse", 3),
    mounted("Ireton's Horse", 4),
    mounted("Vermuyden's Horse", 4),
    mounted("Butler's Horse", 3),
    dragoons("Okey's Dragoons", 4),
    guns("The army's field guns", 'regular artillery'),
  ],
}
