/**
 * One page of rules with pictures, read in two minutes before the first game: panels, in the order in which they are read, the first
 * of which tells the goal. Words are in games/<game>/guide, pictures in games/<game>/page/guide, by the panel's id.
 */
import type { Language } from './speaker.ts';

/** By panel: the clauses that it tells. */
export type Panels = Readonly<Record<string, readonly string[]>>;
export interface Panel {
  readonly title: string;
  readonly text: string;
  /** What its picture shows, as the line under it. */
  readonly shown: string;
}
/** The goal is told in the words of the table; a guide may add to them. */
export type GoalPanel = Pick<Panel, 'shown'> & Partial<Pick<Panel, 'text'>>;
export type GuideWords<All extends Panels = Panels> = { readonly goal: GoalPanel } & Readonly<
  Record<Exclude<keyof All, 'goal'>, Panel>
>;
/** A language that is missing is borrowed from English. */
export interface Guide<All extends Panels = Panels> {
  readonly panels: All & { readonly goal: readonly string[] };
  readonly words: { readonly en: GuideWords<All> } & Partial<Record<Language, GuideWords<All>>>;
}
