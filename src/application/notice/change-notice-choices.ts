import type { NoticeChoice } from "../../domain/notice/notice-choices.ts";
import type { Actor } from "../actor/actor.ts";
import type { NoticeChoicesStore } from "../ports/notice-choices-store.ts";

/** Keeps through which channels a trader wants to be told what. */
export class ChangeNoticeChoices {
  readonly #choices: NoticeChoicesStore;

  constructor(choices: NoticeChoicesStore) {
    this.#choices = choices;
  }

  async execute({ traderId }: Actor, choices: readonly NoticeChoice[]): Promise<void> {
    await this.#choices.choose(traderId, choices);
  }
}
