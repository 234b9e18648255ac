import { ASKED, type Asked, OTHERS, type Setup, UNDER, type Under } from '#src/argument/setup.ts';
import type { Rules } from '#src/engine/rules.ts';
import { CardEntry } from './card-entry.tsx';
import { Choice } from './choice.tsx';
import { Entry } from './entry.tsx';
import { MeldEntry } from './meld-entry.tsx';
import { ScoreEntry } from './score-entry.tsx';
import { TopEntry } from './top-entry.tsx';

export interface EntryProps {
  readonly setup: Setup;
  readonly rules: Rules;
  /** Tells something of the table, with the words for those who hear it. */
  readonly onTell: (told: Partial<Setup>, said: string) => void;
}

/** What a question turns on, and no more: five entries at most. */
export function Entries(props: EntryProps) {
  const { question, melds } = props.setup;
  // Who has melded already has no minimum to reach.
  const score = melds.length === 0 && <ScoreEntry {...props} />;
  switch (question) {
    case 'take':
      return (
        <ol class="entries">
          <TopEntry {...props} />
          <UnderEntry {...props} />
          <CardEntry {...props} title="The cards you hold" about={SUITS} />
          <MeldEntry {...props} />
          {score}
        </ol>
      );
    case 'open':
      return (
        <ol class="entries">
          <CardEntry {...props} title="The cards you would lay" about={SUITS} />
          <OthersEntry {...props} />
          <ScoreEntry {...props} />
        </ol>
      );
    case 'out':
      return (
        <ol class="entries">
          <CardEntry {...props} title="The cards you hold, after you drew" about={SUITS} />
          <MeldEntry {...props} />
          {props.rules['permission.ask'] !== 'absent' && <AskedEntry {...props} />}
          {score}
        </ol>
      );
  }
}

const SUITS = 'Press a rank for each card. Suits decide nothing here.';

const UNDER_WORDS: Readonly<Record<Under, string>> = {
  cards: 'Other cards: not frozen',
  nothing: 'Nothing: it lies alone',
  'first-turn': 'Nothing: just turned up, and it is the first turn of all',
  wild: 'A wild card, such as a 2: frozen',
  'red-three': 'A red three turned up: frozen',
};

/** What lies under the top card, as far as this variant has it (`freeze.by`, `pile.free-first`). */
function UnderEntry({ setup, rules, onTell }: EntryProps) {
  const { discarded, turned } = rules['freeze.by'];
  const has: Readonly<Record<Under, boolean>> = {
    cards: true,
    nothing: true,
    'first-turn': rules['pile.free-first'] !== 'absent',
    wild: discarded.includes('wild') || turned.includes('wild'),
    'red-three': turned.includes('red-three'),
  };
  const options = UNDER.filter((under) => has[under] || under === setup.under);
  return (
    <Entry title="What lies under it">
      <Choice
        label="What lies under it"
        options={options.map((value) => ({ value, text: UNDER_WORDS[value] }))}
        chosen={setup.under}
        onChoose={(under) => onTell({ under }, '')}
      />
    </Entry>
  );
}

function OthersEntry({ setup, onTell }: EntryProps) {
  const most = OTHERS.length - 1;
  return (
    <Entry title="Other cards you hold">
      <Choice
        label="Other cards you hold"
        options={OTHERS.map((value) => ({
          value,
          text: value === 0 ? 'None' : value === most ? `${value} or more` : String(value),
        }))}
        chosen={setup.others}
        onChoose={(others) => onTell({ others }, '')}
      />
    </Entry>
  );
}

const ASKED_WORDS: Readonly<Record<Asked, string>> = {
  'not-asked': 'I have not asked',
  yes: 'My partner said yes',
  no: 'My partner said no',
};

function AskedEntry({ setup, onTell }: EntryProps) {
  return (
    <Entry title="Your partner’s answer">
      <Choice
        label="Your partner’s answer"
        options={ASKED.map((value) => ({ value, text: ASKED_WORDS[value] }))}
        chosen={setup.asked}
        onChoose={(asked) => onTell({ asked }, '')}
      />
    </Entry>
  );
}
