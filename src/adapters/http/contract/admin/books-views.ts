import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";

/** The last audit of the books in short. */
export const booksStateView = view("BooksState", {
  /** ISO 8601, UTC; null before the first audit. */
  startedAt: orNull(Type.String()),
  /** How many invariants did not hold. */
  broken: Type.Integer(),
});

/** What one invariant came to. */
const invariantView = view("Invariant", {
  name: Type.String(),
  sentence: Type.String(),
  /** How many rows break it. */
  count: Type.Integer(),
  milliseconds: Type.Integer(),
  /** Some of them, their values by name. */
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});

/** One audit. */
const booksAuditView = view("BooksAudit", {
  id: Type.Integer(),
  startedAt: Type.String(),
  milliseconds: Type.Integer(),
  reason: Type.Union([Type.Literal("schedule"), Type.Literal("command"), Type.Literal("staff")]),
  invariants: Type.Array(invariantView),
});

/** The last audits, newest first, and whether one runs. */
export const booksView = view("Books", {
  isRunning: Type.Boolean(),
  audits: Type.Array(booksAuditView),
});

export type BooksView = Static<typeof booksView>;
