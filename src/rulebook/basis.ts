/**
 * How an answer is known. A text states it; or it holds as in the parent variant; or it follows from
 * what the text says; or the text is silent and the usual way of playing is adopted; or the text is
 * unclear, or contradicts itself, and somebody had to rule. Every answer is shown with its basis.
 */

/** A place in a source: a source's id, and the section, heading or opening words that find it. */
export interface Cite {
  readonly source: string;
  readonly at: string;
}

/** A fine point that a text leaves open: how it is played here, and why, in a sentence or two. */
export interface Ruling {
  readonly id: string;
  readonly text: string;
}

/** Gives the rulings on one text by their ids: a word that is no id of theirs does not compile. */
export function rulingsFrom<const Id extends string>(texts: Readonly<Record<Id, string>>) {
  const ruling = (id: Id): Ruling => ({ id, text: texts[id] });
  return (...[first, ...more]: readonly [Id, ...Id[]]): readonly [Ruling, ...Ruling[]] => [
    ruling(first),
    ...more.map(ruling),
  ];
}

type OwnStatus = 'stated' | 'follows' | 'silent' | 'ruled';
export type Status = OwnStatus | 'as-parent';

interface Grounds {
  readonly cites: readonly Cite[];
  /** The step of what follows, the reason of a default, the reason of a ruling; null where the text simply says so. */
  readonly why: string | null;
  /** Ids of the rulings that the answer itself hangs on; `why` tells them. Empty unless ruled. */
  readonly by: readonly string[];
  /** Rulings on fine points of the answer, to be shown under it. */
  readonly rulings: readonly Ruling[];
}

/** The basis of an answer that a variant gives itself. */
export interface OwnBasis extends Grounds {
  readonly status: OwnStatus;
}

/** The basis of an answer taken over from a parent: `cites` say so, `parent` says how the parent knows. */
interface ParentBasis extends Grounds {
  readonly status: 'as-parent';
  readonly parent: OwnBasis;
}

export type Basis = OwnBasis | ParentBasis;

/** An answer with its basis, as a variant's file writes it. */
export interface Answered<Value> {
  readonly value: Value;
  readonly basis: OwnBasis;
}

/** A note that the parent's answer holds, where a variant adds a place or a ruling to it. */
export interface AsParent {
  readonly asParent: true;
  readonly cites: readonly Cite[];
  readonly rulings: readonly Ruling[];
}

/** The text says it, at these places. */
export function stated<const Value>(
  value: Value,
  cites: readonly Cite[],
  rulings: readonly Ruling[] = [],
): Answered<Value> {
  return { value, basis: { status: 'stated', cites, why: null, by: [], rulings } };
}

/** It follows from what the text says at these places (none: from another answer), by this step. */
export function follows<const Value>(
  value: Value,
  cites: readonly Cite[],
  step: string,
  rulings: readonly Ruling[] = [],
): Answered<Value> {
  return { value, basis: { status: 'follows', cites, why: step, by: [], rulings } };
}

/** The whole text was searched and is silent; the default adopted, and why. */
export function silent<const Value>(
  value: Value,
  why: string,
  rulings: readonly Ruling[] = [],
): Answered<Value> {
  return { value, basis: { status: 'silent', cites: [], why, by: [], rulings } };
}

/** The text is unclear or contradicts itself at these places; `on` are the rulings that give the answer. */
export function ruled<const Value>(
  value: Value,
  cites: readonly Cite[],
  on: readonly [Ruling, ...Ruling[]],
  rulings: readonly Ruling[] = [],
): Answered<Value> {
  const why = on.map((ruling) => ruling.text).join(' ');
  return {
    value,
    basis: { status: 'ruled', cites, why, by: on.map((ruling) => ruling.id), rulings },
  };
}

/** The parent's answer holds, and the text adds a place or leaves a further fine point open. */
export function asParent(cites: readonly Cite[], rulings: readonly Ruling[] = []): AsParent {
  return { asParent: true, cites, rulings };
}

/** What is printed of a basis beside a verdict and in the list of rules. */
export interface PrintedSource {
  readonly status: Status;
  readonly cites: readonly Cite[];
  readonly why: string | null;
}

/** The status, places and reason of a basis, without its rulings on fine points. */
export function printSource({ status, cites, why }: Basis): PrintedSource {
  return { status, cites, why };
}
