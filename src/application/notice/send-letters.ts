import { afterTry, type DeliveryKind, type DeliveryOutcome } from "../../domain/notice/delivery.ts";
import type { Letter } from "../../domain/notice/letter.ts";
import type { TraderId } from "../../domain/id/id.ts";
import type { ClaimedDelivery, DeliveryStore } from "../ports/delivery-store.ts";
import type { OutletChannel, OutletNews } from "../../domain/notice/outlet.ts";
import type { PhoneNotice } from "../../domain/notice/phone-notice.ts";
import type {
  AddressedCode,
  AddressedLetter,
  AddressedNews,
  AddressedToPhone,
  DeliveryWriter,
} from "../ports/letter-writer.ts";
import type { Mail, Mailer } from "../ports/mailer.ts";
import type { OutletMessage, OutletSender } from "../ports/outlet-sender.ts";
import type { TextMessages, VoiceCalls } from "../ports/phone-messages.ts";

/** Turns a letter into the subject and the two bodies of a mail. */
export type RenderLetter = (letter: Letter) => Omit<Mail, "id" | "to">;

/** Turns what is told to a phone into words to read or to hear. */
export type WordPhoneNotice = (notice: PhoneNotice) => string;

/** What is needed to send letters. */
interface SendLettersParts {
  readonly deliveries: DeliveryStore;
  readonly writers: Readonly<Record<DeliveryKind, DeliveryWriter>>;
  readonly render: RenderLetter;
  readonly mailer: Mailer;
  readonly wordForPhone: WordPhoneNotice;
  readonly texts: TextMessages;
  readonly calls: VoiceCalls;
  /** Turns news into a message with one act. */
  readonly wordNews: (news: OutletNews) => OutletMessage;
  /** Words a code for a browser or chat. */
  readonly wordCode: (code: AddressedCode["code"]) => OutletMessage;
  readonly outlets: Readonly<Record<OutletChannel, OutletSender>>;
  /** Is told which browser or chat is no longer there. */
  readonly outletGone: (id: string) => Promise<void>;
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
      if (outcome === "bounced" && isByMail(delivery) && delivery.traderId !== undefined) {
        await this.#parts.bounced(delivery.traderId);
      }
      this.#parts.count(delivery.kind, outcome);
      await deliveries.finish(delivery.id, afterTry(outcome, delivery.tries));
    }
    return errors;
  }

  async #send(delivery: ClaimedDelivery): Promise<DeliveryOutcome> {
    const addressed = await this.#parts.writers[delivery.kind].write(delivery);
    if (!addressed) return "unwanted";
    if ("outlet" in addressed) return this.#push(addressed);
    return "notice" in addressed ? this.#tell(addressed) : this.#mail(delivery.id, addressed);
  }

  #mail(id: string, { to, letter }: AddressedLetter): Promise<DeliveryOutcome> {
    const { render, mailer } = this.#parts;
    return mailer.send({ id, to, ...render(letter) });
  }

  async #push(addressed: AddressedNews | AddressedCode): Promise<DeliveryOutcome> {
    const { outlets, wordNews, wordCode, outletGone } = this.#parts;
    const { outlet } = addressed;
    const message = "news" in addressed ? wordNews(addressed.news) : wordCode(addressed.code);
    const outcome = await outlets[outlet.channel].send(outlet, message);
    if (outcome === "bounced") await outletGone(outlet.id);
    return outcome;
  }

  #tell({ to, notice }: AddressedToPhone): Promise<DeliveryOutcome> {
    const { texts, calls, wordForPhone } = this.#parts;
    const message = { to, words: wordForPhone(notice) };
    return notice.way === "call" ? calls.call(message) : texts.send(message);
  }
}

/** What goes to phones and browsers. */
const elsewhere = new Set<DeliveryKind>([
  "phone_code",
  "wallet_code",
  "factor_code_phone",
  "outlet",
]);

function isByMail({ kind }: ClaimedDelivery): boolean {
  return !elsewhere.has(kind);
}
