import type { SectionText } from '../outline.ts'

export const movement: SectionText<'movement'> = {
  title: 'Movement',
  entries: {
    sequence: {
      title: 'One unit at a time',
      says: [
        'The side that moves chooses its units one after the other, each once in the phase. A chosen unit performs actions, or engages, or does nothing: never an action and an engagement.',
        'Engaged foot and guns do nothing. Engaged mounted may disengage.',
      ],
      asRead: [
        'The second action of a mounted unit follows at once: who gives an order to another unit first has forgone it.',
      ],
    },
    actions: {
      title: 'Actions by unit',
      says: ['A single stand has no formation to change.'],
      table: {
        head: ['Unit', 'Actions', 'Of these'],
        rows: [
          ['Pike and Musket, Foot', '1', 'change formation, turn, move'],
          ['Dragoons on foot', '1', 'change formation, turn, move, mount'],
          ['Dragoons, mounted', 'up to 2', 'change formation, turn, move, disengage, dismount'],
          ['Mounted, Heavy Mounted', 'up to 2', 'change formation, turn, move, disengage'],
          ['Galloper guns', '1', 'turn, move'],
          ['Regular or heavy artillery, not fired', '1', 'turn, move'],
          ['Regular or heavy artillery, fired', '1', 'turn'],
        ],
      },
    },
    change: {
      title: 'Changing formation',
      says: [
        'Into any other formation that the unit may have, or the same kind with another width. The facing stays, except for foot that leave a defensive formation: they may face any way.',
        'A defensive formation neither moves nor turns; it has to change first.',
      ],
    },
    move: {
      title: 'Turning and moving',
      says: [
        'Turning: to any of the four facings, in the same formation.',
        'Moving: one zone straight ahead, formation and facing kept. Not off the table, over an escarpment, into ground that bars the unit, nor into a zone that is full of friends.',
        'Enemy mounted may intercept a unit before it leaves a zone and after it has come into one. Turning and changing formation give nobody a reaction.',
      ],
    },
    mount: {
      title: 'Mounting and dismounting',
      says: [
        'Dragoons only, and only unengaged. Stands, formation and facing stay as they are, so nobody mounts out of a defensive formation.',
      ],
      asRead: [
        'Dragoons that were mounted when they were chosen have two actions, and to dismount is one of them: on foot they may still change formation, turn or move, but not mount again.',
      ],
    },
    disengage: {
      title: 'Disengaging',
      says: [
        'An engaged mounted unit may disengage if no enemy it touches is mounted and one of its four faces at least is free.',
        'It takes a hit for every enemy in attack formation that it leaves, keeps formation and facing, stays in the zone, and may be intercepted. It may then have its second action.',
      ],
    },
  },
}
