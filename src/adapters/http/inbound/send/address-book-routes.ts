import type { Actor } from "../../../../application/actor/actor.ts";
import type { KeepAddressBook, ShownBook } from "../../../../application/send/keep-address-book.ts";
import * as contract from "../../contract/send/address-book.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What these routes need. */
interface AddressBookUseCases {
  readonly keepAddressBook: KeepAddressBook;
}

/** Addresses that a trader saved for their sends. */
export function addressBookRoutes({
  keepAddressBook: book,
}: AddressBookUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => ok(present(await book.view(actor)));
  return [
    bind(contract.viewAddressBook).to(({ actor }) => show(actor)),
    bind(contract.saveAddress).to(async ({ actor, body }) => {
      const { crypto_currency_code: asset, address, name, password, code, passkey } = body;
      const typed = { password, code, passkey };
      const saved = await book.save(actor, { asset, address, name }, typed);
      if (saved.ok) return show(actor);
      const { refusal } = saved;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.removeSavedAddress).to(async ({ actor, parameters: { id } }) => {
      const removed = await book.remove(actor, id);
      return removed.ok ? show(actor) : { refusal: removed.refusal.code };
    }),
    bind(contract.switchOnlySaved).to(async ({ actor, body }) => {
      const { only_saved: isOn, ...typed } = body;
      const done = await book.switchOnlySaved(actor, isOn, typed);
      if (done.ok) return show(actor);
      const { refusal } = done;
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
  ];
}

function present({ addresses, isOnlySaved, offFrom, asks }: ShownBook): contract.AddressBookView {
  return {
    addresses: addresses.map(({ id, asset, address, name, savedAt, usableFrom }) => ({
      id,
      cryptoCurrencyCode: asset,
      address,
      name,
      savedAt: new Date(savedAt).toISOString(),
      usableFrom: isoOf(usableFrom),
    })),
    isOnlySaved,
    offFrom: isoOf(offFrom),
    asks,
  };
}

function isoOf(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString();
}
