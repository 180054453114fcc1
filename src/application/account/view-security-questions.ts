import type { Actor } from "../actor/actor.ts";
import type { SecurityAnswersStore } from "../ports/security-answers-store.ts";

/** Tells whether somebody set security questions, but not which: a stolen session learns nothing. */
export class ViewSecurityQuestions {
  readonly #answers: Pick<SecurityAnswersStore, "find">;

  constructor(answers: Pick<SecurityAnswersStore, "find">) {
    this.#answers = answers;
  }

  /** When they were set, in milliseconds since the epoch. */
  async execute({ traderId }: Actor): Promise<number | undefined> {
    return (await this.#answers.find(traderId))?.setAt;
  }
}
