import type { TraderId } from "../../domain/id/id.ts";
import { judgeAmbassador, type AmbassadorRefusal } from "../../domain/partner/ambassador.ts";
import { parseReferralCode } from "../../domain/partner/referral-code.ts";
import type { AmbassadorLinks } from "../ports/ambassador-links.ts";

/** An ambassador as whoever followed their link sees them. */
interface AmbassadorInView {
  readonly code: string;
  readonly username: string;
  /** Why the reader cannot be attached to them; undefined also for those who are signed out. */
  readonly obstacle: AmbassadorRefusal["code"] | undefined;
}

/** Shows to whom a link leads. */
export class ViewAmbassador {
  readonly #links: Pick<AmbassadorLinks, "find" | "ask">;

  constructor(links: Pick<AmbassadorLinks, "find" | "ask">) {
    this.#links = links;
  }

  async execute(
    readerId: TraderId | undefined,
    typed: string,
  ): Promise<AmbassadorInView | undefined> {
    const code = parseReferralCode(typed);
    const found = code === undefined ? undefined : await this.#links.find(code);
    if (code === undefined || !found) return undefined;
    const judged =
      readerId === undefined
        ? undefined
        : judgeAmbassador(await this.#links.ask(readerId, found.traderId));
    const obstacle = judged && !judged.ok ? judged.refusal.code : undefined;
    return { code, username: found.username, obstacle };
  }
}
