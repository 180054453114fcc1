import { awaitsSecond, isForParties, type CaseTextKind } from "../../domain/dispute/case-text.ts";
import type { TradeId } from "../../domain/id/id.ts";
import type { CaseFileLine, CaseFileSource, Digest } from "../ports/case-file.ts";

/** The name and version of the form; whoever checks a file refuses any other. */
const format = "case-file-1";

/** One link of the chain. */
interface Link {
  /** What the hash is of: JSON with the hash of the link before. */
  readonly sealed: string;
  readonly hash: string;
  readonly salt: string | null;
  readonly content: string | null;
  /** The hash of the four above: it names a link whose salt was changed. */
  readonly check: string;
}

interface WrittenCaseFile {
  /** The hash of the last link. It is the same for everybody, whatever they may read. */
  readonly root: string;
  /** The whole file. */
  readonly text: string;
}

/** Who the file is for: staff of the case may read notes. */
type Audience = "party" | "staff";

/**
 * Chains everything that happened in a trade. Each link holds the hash of the one before, and hashes
 * of contents instead of contents: so a file is valid for a reader who may not see all of them, and
 * after retention deleted them.
 */
export function writeCaseFile(
  tradeId: TradeId,
  { terms, lines }: CaseFileSource,
  audience: Audience,
  digest: Digest,
): WrittenCaseFile {
  let root = digest(`${format} ${tradeId}`);
  const link = (facts: object, salt: string | null, content: string | null): Link => {
    const sealed = JSON.stringify({ ...facts, previous: root });
    root = digest(sealed);
    const check = digest(JSON.stringify([sealed, root, salt, content]));
    return { sealed, hash: root, salt, content, check };
  };
  const entries = lines.map((line, index) => {
    const shown = mayRead(line, audience) ? line.content : undefined;
    return link(sealedFacts(line, index + 1), shown?.salt ?? null, shown?.text ?? null);
  });
  entries.push(link({ n: lines.length + 1, kind: "terms", facts: terms }, null, null));
  return { root, text: `${JSON.stringify({ format, trade: tradeId, root, entries }, null, 1)}\n` };
}

function sealedFacts(line: CaseFileLine, n: number): object {
  const { at, kind, what, by, codeName, status, facts, content } = line;
  const isSecret = facts["step"] === awaitsSecond.step;
  return {
    n,
    at: new Date(at).toISOString(),
    kind,
    // A verdict's side is not revealed until a second person has confirmed it.
    what: isSecret && kind === "act" ? "proposed" : what,
    by,
    ...(codeName !== undefined && { codeName }),
    ...(status !== undefined && { status }),
    facts: isSecret || !isShown(line) ? {} : facts,
    ...(content && { contentHash: content.hash }),
  };
}

/** Codes of gift cards are for one reader alone, whoever downloads the file. */
function mayRead(line: CaseFileLine, audience: Audience): boolean {
  if (line.kind !== "text") return true;
  return line.what !== "card_code" && (audience === "staff" || isShown(line));
}

function isShown({ kind, what, facts }: CaseFileLine): boolean {
  return kind !== "text" || isForParties({ kind: what as CaseTextKind, detail: facts });
}
