import { pushTokenSeconds } from "../../domain/notice/outlet.ts";
import type { Actor } from "../actor/actor.ts";
import type { PasskeyChallenges } from "../ports/passkey-challenges.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";

/** What a page registers its browser with. */
interface PushAuthorization {
  readonly token: string;
  readonly seconds: number;
  /** What the browser subscribes with, as base64url. */
  readonly publicKey: string;
}

/** Seals tokens that count for a while. */
export type SealedTokens = Pick<PasskeyChallenges, "ask" | "isOpen">;

/** What a token is for: one session of one person. */
export function pushSubject(traderId: string, session: string): string {
  return `push ${traderId} ${session}`;
}

/** Lets a page of this session register its browser for a while. */
export class AuthorizePush {
  readonly #seals: SealedTokens;
  readonly #tokens: SessionTokens;
  readonly #publicKey: string;

  constructor(seals: SealedTokens, tokens: SessionTokens, publicKey: string) {
    this.#seals = seals;
    this.#tokens = tokens;
    this.#publicKey = publicKey;
  }

  /** `token`: the secret of the requesting session. */
  execute({ traderId }: Actor, token: string): PushAuthorization {
    return {
      token: this.#seals.ask(pushSubject(traderId, this.#tokens.hash(token))),
      seconds: pushTokenSeconds,
      publicKey: this.#publicKey,
    };
  }
}
