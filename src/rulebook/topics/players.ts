/** Who plays: how many, alone or in teams, and who sits where. */
import type { Questions } from '../question.ts';
import { counted, inWords, oneOf } from '../wording.ts';

export const PLAYERS: Questions<'players'> = {
  'players.number': {
    name: 'Number of players',
    question: 'How many can play?',
    kind: 'computed',
    stakes: 2,
    say: (answer) => {
      if (answer.kind === 'exactly') return `exactly ${counted(answer.players, 'player')}`;
      const even = answer.step === 2 ? ', always an even number' : '';
      const most = answer.most === 'no-limit' ? 'or more' : `to ${inWords(answer.most)}`;
      return `${inWords(answer.least)} ${most} players${even}; this site deals for up to ${inWords(answer.here)}`;
    },
    short: (answer) => {
      if (answer.kind === 'exactly') return `${answer.players} players`;
      return `${answer.least} players or more, here to ${answer.here}`;
    },
  },
  'players.sides': {
    name: 'Teams or alone',
    question: 'Does each play alone, or in teams, and how large are they?',
    kind: 'computed',
    stakes: 3,
    say: (answer) => {
      switch (answer.kind) {
        case 'alone':
          return 'each player plays alone';
        case 'teams':
          return `partners play in teams of ${inWords(answer.of)}`;
        case 'teams-if-wished':
          return `each alone; an even number from ${inWords(answer.evenFrom)} up may form teams of ${inWords(answer.of)}`;
      }
    },
    short: (answer) => {
      switch (answer.kind) {
        case 'alone':
          return 'each alone';
        case 'teams':
          return `teams of ${answer.of}`;
        case 'teams-if-wished':
          return `alone or teams of ${answer.of}`;
      }
    },
  },
  'players.seating': {
    name: 'Seats',
    question: 'Who sits where?',
    kind: 'computed',
    stakes: 2,
    say: oneOf({
      'partners-opposite': 'partners sit across the table from one another',
      anyhow: 'players sit as they like',
    }),
    short: oneOf({ 'partners-opposite': 'partners opposite', anyhow: 'as you like' }),
  },
};
