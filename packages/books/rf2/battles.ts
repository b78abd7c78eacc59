import { lasting, type BattleTold } from '../told.ts'

export const rf2Battles: readonly BattleTold[] = [
  {
    scenario: 'firefight',
    place: { en: 'The firefight', it: 'La sparatoria' },
    date: null,
    generals: {
      red: {
        short: { en: 'Marsh', it: 'Marsh' },
        whole: { en: 'General Marsh', it: 'Il generale Marsh' },
        army: { en: 'the red army', it: 'l’armata rossa' },
      },
      blue: {
        short: { en: 'Roth', it: 'Roth' },
        whole: { en: 'General Roth', it: 'Il generale Roth' },
        army: { en: 'the blue army', it: 'l’armata blu' },
      },
    },
    ...lasting(95),
    line: {
      en: 'Two brigades and guns a side, rifled muskets, and a high road between them.',
      it: 'Due brigate e i cannoni per parte, moschetti rigati, e in mezzo la strada maestra.',
    },
    story: {
      red: {
        en: 'Roth’s lines stand across the high road with rifled muskets like your own. On your left there is an orchard and a hedge, on your right Mill Hill, behind which nobody is seen. Bring your lines into range before his have found theirs, and keep a column back for whoever breaks.',
        it: 'Le linee di Roth sbarrano la strada maestra con moschetti rigati come i vostri. Alla vostra sinistra ci sono un frutteto e una siepe, a destra la collina del mulino, dietro cui non si vede nessuno. Portate le linee a tiro prima che le sue abbiano trovato il loro, e tenete una colonna di riserva per chi cede.',
      },
      blue: {
        en: 'Marsh comes up the high road with two brigades and a battery. The hill on your left hides what stands behind it from his guns, and Birch Wood covers your right. Let him come, and fire where it counts: a line that has lost a third fires worse and must test.',
        it: 'Marsh risale la strada maestra con due brigate e una batteria. La collina alla vostra sinistra nasconde ai suoi cannoni chi le sta dietro, e il bosco di betulle copre la destra. Lasciatelo venire, e sparate dove conta: una linea che ha perso un terzo spara peggio e deve provare il morale.',
      },
    },
    wins: {
      en: 'Whoever has lost fewer units when the last turn is over; or the other army breaks: it tests once more than half of its units are gone.',
      it: 'Chi ha perso meno unità alla fine dell’ultimo turno; o l’altra armata si spezza: prova quando ha perso più di metà delle unità.',
    },
    clause: 'rf2:19.5',
  },
]
