import type { NoticeChoice } from "../../domain/notice/notice-choices.ts";
import type { QuietHours } from "../../domain/notice/quiet-hours.ts";
import type { Actor } from "../actor/actor.ts";
import type { NoticeChoicesStore } from "../ports/notice-choices-store.ts";

/** Keeps through which channels a trader wants to be told what, and when not. */
export class ChangeNoticeChoices {
  readonly #choices: NoticeChoicesStore;

  constructor(choices: NoticeChoicesStore) {
    this.#choices = choices;
  }

  /** `quiet`: where it is left out, the quiet hours stay. */
  async execute(
    { traderId }: Actor,
    choices: readonly NoticeChoice[],
    quiet?: { readonly hours: QuietHours | undefined },
  ): Promise<void> {
    await this.#choices.choose(traderId, choices);
    if (quiet) await this.#choices.keepQuietHours(traderId, quiet.hours);
  }
}
