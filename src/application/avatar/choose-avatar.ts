import { accept, refuse, type Result } from "../../domain/result/result.ts";
import type { Actor } from "../actor/actor.ts";
import type { AvatarStore } from "../ports/avatar-store.ts";

/** Shows a picture that the trader sent before, or none. */
export class ChooseAvatar {
  readonly #avatars: AvatarStore;

  constructor(avatars: AvatarStore) {
    this.#avatars = avatars;
  }

  /** - `name`: undefined to show none. */
  async execute(
    { traderId }: Actor,
    name: string | undefined,
  ): Promise<Result<undefined, { readonly code: "avatar_unknown" }>> {
    if (name === undefined) await this.#avatars.hide(traderId);
    else if (!(await this.#avatars.show(name, traderId))) return refuse({ code: "avatar_unknown" });
    return accept(undefined);
  }
}
