import { accept, refuse, type Result } from "../result/result.ts";
import { charactersOf, isReadable } from "../text/plain-text.ts";

/** The documents that everybody with an account accepts. */
export const consentDocuments = ["terms", "privacy"] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** Who registered before consents were recorded did so under the first versions. */
export const firstVersion = 1;

/** The version of a document that is in force. Times in milliseconds. */
export interface DocumentInForce {
  readonly document: ConsentDocument;
  /** From 1 on, without gaps. */
  readonly version: number;
  /** What changed, for everybody; empty for the first version. */
  readonly note: string;
  readonly publishedAt: number;
}

/** What a person accepted. */
export interface Consent {
  readonly document: ConsentDocument;
  readonly version: number;
  readonly acceptedAt: number;
}

/** The versions that a person has read, by document. */
export type ReadVersions = Readonly<Record<ConsentDocument, number>>;

/** The documents in force that a person has not accepted yet. */
export function documentsDue(
  inForce: readonly DocumentInForce[],
  accepted: readonly Consent[],
): readonly DocumentInForce[] {
  return inForce.filter((due) => {
    const own = accepted.filter((each) => each.document === due.document);
    return due.version > Math.max(firstVersion, ...own.map(({ version }) => version));
  });
}

/** Whether somebody accepts what is in force; another version came meanwhile, or never was. */
export function judgeConsent(
  inForce: readonly DocumentInForce[],
  read: ReadVersions,
): Result<undefined, { readonly code: "documents_changed" }> {
  const isCurrent = inForce.every((each) => read[each.document] === each.version);
  return isCurrent ? accept(undefined) : refuse({ code: "documents_changed" });
}

const mostNoteCharacters = 300;

/** What changed in a new version, in a sentence or two. */
export function judgeNote(typed: string): Result<string, { readonly code: "document_note" }> {
  const note = typed.trim();
  const isFine = note !== "" && isReadable(note) && charactersOf(note) <= mostNoteCharacters;
  return isFine ? accept(note) : refuse({ code: "document_note" });
}
