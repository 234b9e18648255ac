import type { ComponentChildren } from 'preact';
import type { Rules } from '#src/engine/rules.ts';
import type { Explanation } from '#src/explain/explanation.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { SpokenBook } from '#src/explain/spoken-book.ts';
import type { ScenarioEvent, ScenarioView } from '#src/scenario/view.ts';
import { Icon } from './icon.tsx';
import { ReasonList, type Reference } from './reason-list.tsx';
import { Remedy } from './remedy.tsx';
import { help, sums } from './table-parts.ts';
import type { Peek } from './use-touch.ts';
import { VerdictSheet } from './verdict-sheet.tsx';
import { headOf, headOfPeek } from './verdict-words.ts';

interface Props {
  readonly view: ScenarioView;
  readonly rules: Rules;
  readonly spoken: SpokenBook;
  readonly peek: Peek | null;
  readonly listing: boolean;
  readonly reference: Reference;
  readonly onTell: (event: ScenarioEvent) => void;
  /** The form of a sum that the script begins with. */
  readonly sum: ComponentChildren;
}

/** The paper beside the table: hints, the verdict, what is allowed; or a word on what comes here. */
export function Sheet({ view, rules, spoken, peek, listing, reference, onTell, sum }: Props) {
  const { hints } = view;
  const more = help.use(listing);
  const done = view.mood === 'done';
  const judged = headOf(view) !== null;
  const summing = view.count !== null && !done;
  const onNext = () => onTell({ type: 'next' });
  return (
    <>
      {summing && <Summing {...{ view, spoken, reference, onTell, onNext, sum }} />}
      {peek !== null && <Peeked {...{ view, rules, spoken, peek, reference }} />}
      {more !== undefined && <more.AllowedSlip table={view.table} rules={rules} />}
      {hints.length > 0 && !view.canNext && !done && <Hints hints={hints} />}
      {peek === null && judged && <Judged {...{ view, rules, spoken, reference, onNext }} />}
      {(done || (!judged && peek === null && !listing && hints.length === 0 && !summing)) && (
        <Waiting view={view} />
      )}
    </>
  );
}

type PeekedProps = Pick<Props, 'view' | 'rules' | 'spoken' | 'reference'> & { readonly peek: Peek };

/** What would be said of a move that was asked about. */
function Peeked({ view, rules, spoken, peek, reference }: PeekedProps) {
  const { move, verdict } = peek;
  const words = sayMove(move, rules);
  return (
    <VerdictSheet head={headOfPeek(verdict)} verdict={verdict} remark={`${words}?`} {...reference}>
      {!verdict.legal && (
        <Remedy key={words} table={view.table} move={move} rules={rules} spoken={spoken} />
      )}
    </VerdictSheet>
  );
}

type SummingProps = Pick<Props, 'view' | 'spoken' | 'reference' | 'onTell' | 'sum'> & Onward;

/** A sum: the form as it came with the page, and what follows when it has been sent. */
function Summing({ view, spoken, reference, onTell, onNext, sum }: SummingProps) {
  const untouched = sum != null && view.step === 1 && view.mood === 'asking';
  const more = sums.use(!untouched);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { target, submitter } = event;
    sums.prepare(({ countedIn }) => onTell(countedIn(target as HTMLFormElement, submitter)));
  };
  return (
    <div onSubmit={send} onFocusCapture={() => sums.prepare()}>
      {untouched && sum}
      {more !== undefined && <more.SumSheet {...{ view, spoken, reference, onNext }} />}
    </div>
  );
}

interface Onward {
  readonly onNext: () => void;
}

type JudgedProps = Pick<Props, 'view' | 'rules' | 'spoken' | 'reference'> & Onward;

/** The verdict on what was tried or answered. At its foot the way to a legal move, or the way on. */
function Judged({ view, rules, spoken, reference, onNext }: JudgedProps) {
  const { verdict, tried, mood, kind, remark, options, canNext, table } = view;
  const answered = kind === 'choose' || kind === 'why' ? kind : null;
  const more = help.use(answered !== null);
  const head = headOf(view);
  if (head === null) return null;
  if (kind === 'watch' && verdict !== null)
    return <Watched verdict={verdict} places={reference.places} />;
  const refused = mood === 'refused' && tried !== null;
  return (
    <VerdictSheet
      head={head}
      verdict={verdict}
      remark={remark}
      about={
        more !== undefined && answered !== null ? (
          <more.AnsweredOptions kind={answered} options={options} places={reference.places} />
        ) : null
      }
      {...reference}
    >
      {refused && (
        <Remedy
          key={sayMove(tried, rules)}
          table={table}
          move={tried}
          rules={rules}
          spoken={spoken}
        />
      )}
      {canNext && (
        <button type="button" class="button outlined" onClick={onNext}>
          Next <Icon name="arrow" />
        </button>
      )}
    </VerdictSheet>
  );
}

/** What speaks for another player's move is there for those who ask. */
function Watched({
  verdict,
  places,
}: Pick<Reference, 'places'> & { readonly verdict: Explanation }) {
  return (
    <details class="slip">
      <summary>Why the other player’s move was allowed</summary>
      <ReasonList reasons={verdict.reasons} places={places} />
    </details>
  );
}

function Hints({ hints }: { readonly hints: readonly string[] }) {
  return (
    <div class="slip hints" role="group" aria-label="Hints">
      <p class="title">{hints.length === 1 ? 'Hint' : 'Hints'}</p>
      <ol>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ol>
    </div>
  );
}

/** Stands where the verdict will come, so that nobody has to look for it. */
function Waiting({ view }: { readonly view: ScenarioView }) {
  const { kind, mood } = view;
  if (mood === 'done') {
    return (
      <div class="slip">
        <p class="title">{view.solved ? 'Done, and by yourself' : 'Done'}</p>
        <p>You can start this table again, or read on.</p>
      </div>
    );
  }
  const what =
    kind === 'ask'
      ? 'Make a move'
      : kind === 'tell' || kind === 'watch'
        ? 'Read, and press Next'
        : 'Answer';
  return (
    <div class="slip waiting">
      <p>
        {what}. What the rules say of it will stand here, each with its place in the source. Wrong
        tries cost nothing.
      </p>
    </div>
  );
}
