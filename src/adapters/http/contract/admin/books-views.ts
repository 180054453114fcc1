import { Type, type Static } from "typebox";
import { orNull, view } from "../envelope.ts";

/** Summary of the last audit of the books. */
export const booksStateView = view("BooksState", {
  /** ISO 8601, UTC; null before the first audit. */
  startedAt: orNull(Type.String()),
  /** How many invariants failed. */
  broken: Type.Integer(),
});

/** The result of one invariant. */
const invariantView = view("Invariant", {
  name: Type.String(),
  sentence: Type.String(),
  /** How many rows violate it. */
  count: Type.Integer(),
  milliseconds: Type.Integer(),
  /** Some of them, with their values by name. */
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

/** The latest audits, newest first, and whether one is running. */
export const booksView = view("Books", {
  isRunning: Type.Boolean(),
  audits: Type.Array(booksAuditView),
});

export type BooksView = Static<typeof booksView>;
