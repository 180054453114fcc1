import { mostBrowsers, type Outlet } from "../../domain/notice/outlet.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { NewId } from "../ports/new-id.ts";
import type { OutletStore } from "../ports/outlet-store.ts";
import type { SessionTokens } from "../ports/session-tokens.ts";
import { pushSubject, type SealedTokens } from "./authorize-push.ts";

/** A browser as it registers. */
interface Browser extends Required<Pick<Outlet, "address" | "keys">> {
  /** What the page was authorized with. */
  readonly token: string;
}

/** What connecting a browser needs. */
interface ConnectParts {
  readonly outlets: Pick<OutletStore, "add">;
  readonly seals: SealedTokens;
  readonly tokens: SessionTokens;
  readonly newId: NewId;
  /** Whether we send to that address. */
  readonly isAddress: (address: string) => boolean;
}

/** Has a browser told what happens, until its session ends. */
export class ConnectBrowser {
  readonly #parts: ConnectParts;

  constructor(parts: ConnectParts) {
    this.#parts = parts;
  }

  /** `sessionToken`: the secret of the requesting session. */
  async execute(
    { traderId }: Actor,
    sessionToken: string,
    { address, keys, token }: Browser,
  ): Promise<Result<undefined, { readonly code: "push_access_denied" | "push_address" }>> {
    const { outlets, seals, tokens, newId, isAddress } = this.#parts;
    const session = tokens.hash(sessionToken);
    if (!seals.isOpen(pushSubject(traderId, session), token)) {
      return refuse({ code: "push_access_denied" });
    }
    if (!isAddress(address)) return refuse({ code: "push_address" });
    const outlet = { id: newId(), channel: "app", traderId, address, keys, session } as const;
    await outlets.add(outlet, mostBrowsers);
    return accept(undefined);
  }
}
