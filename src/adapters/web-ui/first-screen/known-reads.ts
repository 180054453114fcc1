import { knownReadsElement, type KnownRead } from "../../http/contract/first-screen.ts";

/** Reads what the server drew the page with. */
export function readKnownReads(document: Document): readonly KnownRead[] {
  const text = document.getElementById(knownReadsElement)?.textContent ?? "[]";
  return JSON.parse(text) as readonly KnownRead[];
}
