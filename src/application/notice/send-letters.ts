import { afterTry, type DeliveryKind, type DeliveryOutcome } from "../../domain/notice/delivery.ts";
import type { Letter } from "../../domain/notice/letter.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { ClaimedDelivery, DeliveryStore } from "../ports/delivery-store.ts";
import type { LetterWriter } from "../ports/letter-writer.ts";
import type { Mail, Mailer } from "../ports/mailer.ts";

/** Turns a letter into the subject and the two bodies of a mail. */
export type RenderLetter = (letter: Letter) => Omit<Mail, "id" | "to">;

/** What is needed to send letters. */
interface SendLettersParts {
  readonly deliveries: DeliveryStore;
  readonly writers: Readonly<Record<DeliveryKind, LetterWriter>>;
  readonly render: RenderLetter;
  readonly mailer: Mailer;
  /** Is told whose mailbox does not exist. */
  readonly bounced: (traderId: TraderId) => Promise<void>;
  /** Is told how each try ended. */
  readonly count: (kind: DeliveryKind, outcome: DeliveryOutcome) => void;
}

/** How many are sent in a round. */
const mostTogether = 50;

/** Longer than any try takes. */
const lostAfterSeconds = 300;

/** Sends what is due, one by one. */
export class SendLetters {
  readonly #parts: SendLettersParts;

  constructor(parts: SendLettersParts) {
    this.#parts = parts;
  }

  /** Returns the errors that it went on after. */
  async execute(): Promise<readonly unknown[]> {
    const { deliveries } = this.#parts;
    await deliveries.giveUp(lostAfterSeconds);
    const errors: unknown[] = [];
    for (let count = 0; count < mostTogether; count += 1) {
      const delivery = await deliveries.claim();
      if (!delivery) break;
      const outcome = await this.#send(delivery).catch((error: unknown): DeliveryOutcome => {
        errors.push(error);
        // Nothing was handed over: a mailer does not throw.
        return "later";
      });
      if (outcome === "bounced" && delivery.traderId !== undefined) {
        await this.#parts.bounced(delivery.traderId);
      }
      this.#parts.count(delivery.kind, outcome);
      await deliveries.finish(delivery.id, afterTry(outcome, delivery.tries));
    }
    return errors;
  }

  async #send(delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const { writers, render, mailer } = this.#parts;
    const addressed = await writers[delivery.kind].write(delivery);
    if (!addressed) return "unwanted";
    return mailer.send({ id: delivery.id, to: addressed.to, ...render(addressed.letter) });
  }
}
