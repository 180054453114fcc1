import { newLine } from "../payment-lines/draft-line.ts";
import type { Draft } from "./draft.ts";

/** A draft that is kept on the server. */
export interface Resumed {
  readonly id: string;
  readonly version: number;
  /** What the form held, as JSON. */
  readonly content: string;
}

/**
 * What a kept draft says, in the form of today: fields that it does not have, or has in another shape, are
 * those of an empty one.
 */
export function resumedDraft({ content }: Pick<Resumed, "content">, empty: Draft): Draft {
  const kept = fieldsOf(content);
  const fitting = Object.entries(empty).filter(
    ([name, value]) => name in kept && shapeOf(kept[name]) === shapeOf(value),
  );
  const draft = {
    ...empty,
    ...Object.fromEntries(fitting.map(([name]) => [name, kept[name]])),
  };
  const { id, name } = fieldsIn(kept["placeRegion"]);
  const isRegion = typeof id === "number" && typeof name === "string";
  return {
    ...draft,
    placeRegion: isRegion ? { id, name } : undefined,
    details: draft.details.map(({ label, value, isNeeded }) => newLine(label, value, isNeeded)),
  };
}

function fieldsOf(content: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsIn(JSON.parse(content));
  } catch {
    return {};
  }
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function shapeOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}
