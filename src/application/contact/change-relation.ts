import {
  relationAfter,
  type Relation,
  type RelationAction,
} from "../../domain/contact/relation.ts";
import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { ContactStore } from "../ports/contact-store.ts";

/** A relation and the name of the other, as they write it. */
interface NamedRelation extends Relation {
  readonly username: string;
}

/** Nobody has a relation to themselves. */
type RelationRefusal = { readonly code: "not_found" | "own_relation" };

/** A trader trusts another or blocks them, or no longer. */
export class ChangeRelation {
  readonly #contacts: Pick<ContactStore, "named" | "change">;

  constructor(contacts: Pick<ContactStore, "named" | "change">) {
    this.#contacts = contacts;
  }

  async execute(
    { traderId }: Pick<Actor, "traderId">,
    username: string,
    action: RelationAction,
  ): Promise<Result<NamedRelation, RelationRefusal>> {
    const subject = await this.#contacts.named(username, traderId);
    if (!subject) return refuse({ code: "not_found" });
    if (subject.traderId === traderId) return refuse({ code: "own_relation" });
    const decide = (relation: Relation) => relationAfter(relation, action);
    const relation = await this.#contacts.change(traderId, subject.traderId, decide);
    return accept({ ...relation, username: subject.username });
  }
}
