/** Two variants side by side: which rules they share, and which they do not. */
import { agree } from './agree.ts';
import { CATALOGUE, RULE_IDS, type Topic, topicOf } from './catalogue.ts';
import type { AnyRuleId } from './told.ts';
import type { Book, Entry } from './variant.ts';

/** One rule in both books: whether the answers agree, each with how it is known. */
export interface ComparedRule {
  readonly rule: AnyRuleId;
  readonly is: 'same' | 'different';
  readonly a: Entry;
  readonly b: Entry;
}

export interface ComparedTopic {
  readonly topic: Topic;
  readonly rules: readonly ComparedRule[];
}

export interface Comparison {
  /** Every rule, topic by topic in the catalogue's order. */
  readonly topics: readonly ComparedTopic[];
  /** The rules that differ, first those that cost most at the table. */
  readonly differences: readonly ComparedRule[];
}

/** Compares what two books answer. How an answer is known makes no difference. */
export function compareBooks(a: Book, b: Book): Comparison {
  const rules = RULE_IDS.map((rule) => compareRule(a.entries[rule], b.entries[rule]));
  return {
    topics: [...new Set(RULE_IDS.map(topicOf))].map((topic) => ({
      topic,
      rules: rules.filter(({ rule }) => topicOf(rule) === topic),
    })),
    differences: rules
      .filter(({ is }) => is === 'different')
      .toSorted((one, other) => CATALOGUE[other.rule].stakes - CATALOGUE[one.rule].stakes),
  };
}

function compareRule(a: Entry, b: Entry): ComparedRule {
  return { rule: a.rule, is: agree(a.value, b.value) ? 'same' : 'different', a, b };
}
