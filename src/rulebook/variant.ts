/**
 * A variant is an answer to every question. A variant that is played "otherwise as" another holds only
 * what differs; opening its book walks the chain of parents once and gives the whole.
 */
import type { Rules } from '#src/engine/rules.ts';
import type { Answered, AsParent, Basis, Cite, OwnBasis } from './basis.ts';
import type { Answers, AnyRuleId, ToldRules } from './told.ts';
import type { Company } from './wording.ts';

/** An answer to every question. */
type AllAnswers = { readonly [Id in AnyRuleId]: Answered<Answers[Id]> };

/** An answer to every question of some topics: a part of a root variant, in a file of its own. */
export type AnswersTo<Topic extends string> = {
  readonly [Id in AnyRuleId as Id extends `${Topic}.${string}` ? Id : never]: Answered<Answers[Id]>;
};

/** What differs from the parent, or is known better than through it. */
export type SomeAnswers = { readonly [Id in AnyRuleId]?: Answered<Answers[Id]> | AsParent };

interface Named<Id extends string> {
  readonly id: Id;
  /** The name shown to players. */
  readonly name: string;
  /** The family of variants that one text describes. */
  readonly family: string;
}

/** A variant that answers everything itself. */
export interface RootVariant<Id extends string = string> extends Named<Id> {
  readonly answers: AllAnswers;
}

/** A variant that holds as its parent in all it does not answer. */
export interface ChildVariant<Id extends string = string> extends Named<Id> {
  readonly parent: Variant;
  /** Where the text says that the parent's rules hold otherwise. */
  readonly otherwise: readonly [Cite, ...Cite[]];
  readonly answers: SomeAnswers;
}

export type Variant<Id extends string = string> = RootVariant<Id> | ChildVariant<Id>;

/** Declares a variant: a root answers all questions, a child names its parent and answers what differs. */
export function defineVariant<const Id extends string>(variant: RootVariant<Id>): RootVariant<Id>;
export function defineVariant<const Id extends string>(variant: ChildVariant<Id>): ChildVariant<Id>;
export function defineVariant(variant: Variant): Variant {
  return variant;
}

/** One answer as the open book holds it. */
export interface Entry<Id extends AnyRuleId = AnyRuleId> {
  readonly rule: Id;
  readonly value: Answers[Id];
  readonly basis: Basis;
  /** The id of the variant whose file gives the answer. */
  readonly from: string;
}

/** A variant's whole rule book: plain data, fit to be sent to a page as JSON. */
export interface Book<Id extends string = string> extends Named<Id> {
  /** Whether its players play in teams; where they choose, the book speaks of sides. */
  readonly company: Company;
  /** Its parents from near to far, by id and name. */
  readonly parents: readonly { readonly id: string; readonly name: string }[];
  readonly entries: { readonly [Rule in AnyRuleId]: Entry<Rule> };
}

/** The ids of the told rules, which the engine does not read. */
const TOLD: Readonly<Record<keyof ToldRules, true>> = {
  'deal.manner': true,
  'canasta.held': true,
  'turn.pull': true,
  'game.object': true,
  'game.otherwise': true,
  'game.about': true,
  'info.pile': true,
  'info.questions': true,
  'info.help': true,
  'conduct.board': true,
  'conduct.canastas': true,
  'conduct.pile': true,
  'conduct.equipment': true,
  'advice.tips': true,
};

/** Opens a variant's book: every question with its answer, how it is known, and whose answer it is. */
export function openBook<Id extends string>(variant: Variant<Id>): Book<Id> {
  const { id, name, family } = variant;
  const lineage = ancestry(variant);
  const entries = entriesOf(variant);
  return {
    id,
    name,
    family,
    company: entries['players.sides'].value.kind === 'alone' ? 'alone' : 'teams',
    parents: lineage.slice(1).map((parent) => ({ id: parent.id, name: parent.name })),
    entries,
  };
}

/** The plain record of judged and computed rules that the engine takes. */
export function rulesOf(book: Book): Rules {
  const values = Object.values(book.entries)
    .filter(({ rule }) => !Object.hasOwn(TOLD, rule))
    .map(({ rule, value }) => [rule, value]);
  return Object.fromEntries(values) as Rules;
}

/** The variant, its parent, and so on up to the root. */
function ancestry(variant: Variant): readonly Variant[] {
  return 'parent' in variant ? [variant, ...ancestry(variant.parent)] : [variant];
}

type Entries = Book['entries'];

function entriesOf(variant: Variant): Entries {
  const inherited = 'parent' in variant ? Object.values(entriesOf(variant.parent)) : [];
  const otherwise = 'parent' in variant ? variant.otherwise : [];
  const entries = new Map<string, Entry>(
    inherited.map((entry) => [entry.rule, asInParent(entry, otherwise)]),
  );
  for (const [rule, answer] of Object.entries(variant.answers)) {
    const entry = entries.get(rule);
    if (!('asParent' in answer)) {
      entries.set(rule, {
        rule: rule as AnyRuleId,
        value: answer.value,
        basis: answer.basis,
        from: variant.id,
      });
    } else if (entry !== undefined) {
      entries.set(rule, { ...entry, basis: withNote(entry.basis, answer) });
    }
  }
  return Object.fromEntries(entries) as unknown as Entries;
}

/** The parent's entry in the child's book: known through the parent, and the parent's reasons kept. */
function asInParent(entry: Entry, otherwise: readonly Cite[]): Entry {
  const { basis } = entry;
  const parent: OwnBasis = basis.status === 'as-parent' ? basis.parent : basis;
  const { why, by, rulings } = basis;
  return { ...entry, basis: { status: 'as-parent', cites: otherwise, why, by, rulings, parent } };
}

function withNote(basis: Basis, note: AsParent): Basis {
  return {
    ...basis,
    cites: [...basis.cites, ...note.cites],
    rulings: [...basis.rulings, ...note.rulings],
  };
}
