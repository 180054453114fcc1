import type { Actor } from "../../../../application/actor/actor.ts";
import type { KeepPayAddresses } from "../../../../application/pay-address/keep-pay-addresses.ts";
import type { SavedPayAddress } from "../../../../application/ports/pay-addresses.ts";
import { methodNameOf } from "../../../../domain/pay-address/pay-address.ts";
import { shownValues } from "../../../../domain/pay-address/shown-values.ts";
import {
  payAddressFaultWords,
  payAddressFields,
} from "../../contract/pay-address/pay-address-faults.ts";
import * as contract from "../../contract/pay-address/pay-address.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** Dependencies of these routes. */
interface PayAddressUseCases {
  readonly keepPayAddresses: KeepPayAddresses;
}

/** Online wallets and cash places of a trader. */
export function payAddressRoutes({ keepPayAddresses }: PayAddressUseCases): readonly BoundRoute[] {
  const show = async (actor: Actor) => ok(presentAll(await keepPayAddresses.list(actor)));
  return [
    bind(contract.listPayAddresses).to(({ actor }) => show(actor)),
    bind(contract.addPayAddress).to(async ({ actor, body }) => {
      const { payment_method: paymentMethod, value = "", note = "" } = body;
      const added = await keepPayAddresses.add(actor, { paymentMethod, value, note });
      if (added.ok) return show(actor);
      const { refusal } = added;
      if (refusal.code !== "validation") return { refusal: refusal.code };
      const details = refusal.faults.map(({ field, code }) => ({
        field: payAddressFields[field],
        code,
        message: payAddressFaultWords[code],
      }));
      return { refusal: refusal.code, details };
    }),
    bind(contract.removePayAddress).to(async ({ actor, parameters: { id } }) => {
      const removed = await keepPayAddresses.remove(actor, id);
      return removed.ok ? show(actor) : { refusal: removed.refusal.code };
    }),
  ];
}

function presentAll(saved: readonly SavedPayAddress[]): contract.PayAddressCard[] {
  const shown = shownValues(saved.map(({ details }) => details));
  return saved.map(({ id, details }, place) => ({
    id,
    payment_method: { slug: details.paymentMethod, name: methodNameOf(details) },
    shown: shown[place] ?? "",
    has_note: details.note !== "",
  }));
}
