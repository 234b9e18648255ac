import type { Reason, ShownSource, SpokenRule } from '#src/explain/explanation.ts';
import { StatusMark, standingOf } from './status-mark.tsx';

/** How the places of the sources are named, as "§ 14": by source and place. */
export type Places = Readonly<Record<string, string>>;

export interface Reference {
  readonly places: Places;
  /** Where a rule's own page is, with the rule's id to follow; none while there are no such pages. */
  readonly rulesHref?: string | undefined;
}

interface Props extends Reference {
  readonly reasons: readonly Reason[];
}

/** Of conditions that are met, the rules of the first are said in full; of the rest on request. */
const SAID = 2;

/** Every condition of a move, those that fail first: its numbers here, its rule, and how the rule is known. */
export function ReasonList({ reasons, ...reference }: Props) {
  return (
    <ul class="reasons">
      {reasons.map((reason, at) => {
        const told = reasons.slice(0, at).some(({ rule }) => rule.id === reason.rule.id);
        return (
          <li key={`${reason.code}-${at}`} class={reason.met ? 'met' : 'broken'}>
            <Mark met={reason.met} />
            <div>
              <b class="name">
                <span class="sr-only">{reason.met ? 'Met: ' : 'Not met: '}</span>
                {reason.rule.name}
              </b>
              <span class="text">{reason.text}</span>
            </div>
            {!told && <Rule rule={reason.rule} said={!reason.met || at < SAID} {...reference} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A tick in a circle, or a cross in a square. */
export function Mark({ met }: { readonly met: boolean }) {
  return (
    <svg class="mark" viewBox="0 0 26 26" aria-hidden="true">
      {met ? <circle cx="13" cy="13" r="12" /> : <rect x="1" y="1" width="24" height="24" rx="5" />}
      <path d={met ? 'M7.5 13.5l4 4 7.5-9' : 'M8 8l10 10M18 8L8 18'} />
    </svg>
  );
}

interface RuleProps extends Reference {
  readonly rule: SpokenRule;
  /** Whether the sentence stands in sight. */
  readonly said: boolean;
}

/** The rule's sentence in italics, its status and place, and behind a fold how we came to it. */
function Rule({ rule, said, places, rulesHref }: RuleProps) {
  const { source } = rule;
  const cited = placesOf(source, places);
  const words = <blockquote>{sentence(rule.sentence)}</blockquote>;
  return (
    <div class={`rule ${standingOf(source)}`}>
      {said && words}
      <p class="source">
        <StatusMark source={source} />
        {cited !== '' && <span>{cited}</span>}
        {rulesHref !== undefined && <a href={`${rulesHref}#${rule.id}`}>The rule’s page</a>}
      </p>
      {(!said || source.why !== null) && (
        <details>
          <summary>{said ? 'Why we play it so' : 'The rule'}</summary>
          {!said && words}
          {source.why !== null && <p>{source.why}</p>}
        </details>
      )}
    </div>
  );
}

/** The rule's sentence stands alone here, so it gets its capital and its period. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function placesOf({ cites, parent }: ShownSource, places: Places): string {
  const all = [...cites, ...(parent?.cites ?? [])].map(
    ({ source, at }) => places[`${source} ${at}`] ?? at,
  );
  return [...new Set(all)].join('; ');
}
