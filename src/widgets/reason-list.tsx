import type { Reason, ShownSource, SpokenRule } from '#src/explain/explanation.ts';
import { StatusMark, standingOf } from './status-mark.tsx';

/** The places of the sources that a book cites, by source and place: how each is named, and where it is listed. */
export type Places = Readonly<
  Record<string, { readonly title: string; readonly href: string } | undefined>
>;

export interface Reference {
  readonly places: Places;
  /** The variant's rule book; each rule has its place there, by its id. */
  readonly rulesHref: string;
}

interface Props extends Pick<Reference, 'places'> {
  readonly reasons: readonly Reason[];
  /** Of the lines of a sum it is not said that they are met. */
  readonly words?: readonly [met: string, broken: string] | undefined;
}

/** Of conditions that are met, the rules of the first are said in full; of the rest on request. */
const SAID = 2;

/** Every condition of a move, those that fail first: its numbers here, its rule, and how the rule is known. */
export function ReasonList({ reasons, places, words = ['Met', 'Not met'] }: Props) {
  return (
    <ul class="reasons">
      {reasons.map((reason, at) => {
        const told = reasons.slice(0, at).some(({ rule }) => rule.id === reason.rule.id);
        return (
          <li key={`${reason.code}-${at}`} class={reason.met ? 'met' : 'broken'}>
            <Mark met={reason.met} />
            <div>
              <b class="name">
                <span class="sr-only">{words[reason.met ? 0 : 1]}: </span>
                {reason.rule.name}
              </b>
              <span class="text">{reason.text}</span>
            </div>
            {!told && (
              <RuleSaid rule={reason.rule} said={!reason.met || at < SAID} places={places} />
            )}
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

interface RuleSaidProps extends Pick<Reference, 'places'> {
  readonly rule: SpokenRule;
  /** Whether the sentence stands in sight. */
  readonly said: boolean;
}

/** The rule's sentence in italics, its status and place, and behind a fold how we came to it. */
export function RuleSaid({ rule, said, places }: RuleSaidProps) {
  const { source } = rule;
  const words = <blockquote>{sentence(rule.sentence)}</blockquote>;
  return (
    <div class={`rule ${standingOf(source)}`}>
      {said && words}
      <p class="source">
        <StatusMark source={source} />
        <Cited source={source} places={places} />
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

/** The places that say so, as links to the list of sources. */
function Cited({ source, places }: Pick<Reference, 'places'> & { readonly source: ShownSource }) {
  const cites = [...source.cites, ...(source.parent?.cites ?? [])];
  const keys = new Set(cites.map((cite) => `${cite.source} ${cite.at}`));
  return (
    <>
      {[...keys].map((key) => {
        const place = places[key];
        return place === undefined ? null : (
          <a key={key} href={place.href}>
            {place.title}
          </a>
        );
      })}
    </>
  );
}
