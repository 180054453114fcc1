import type { ListWallets } from "../../../../application/mobile-money/list-wallets.ts";
import type { RemoveWallet } from "../../../../application/mobile-money/remove-wallet.ts";
import type { SaveWallet } from "../../../../application/mobile-money/save-wallet.ts";
import type { SendWalletCode } from "../../../../application/mobile-money/send-wallet-code.ts";
import type { SavedWallet } from "../../../../application/ports/mobile-money-store.ts";
import { findPaymentMethod } from "../../../../domain/catalogue/payment-methods.ts";
import { lastDigits, type WalletFault } from "../../../../domain/mobile-money/mobile-wallet.ts";
import {
  walletFaultWords,
  walletFieldNames,
} from "../../contract/mobile-money/mobile-wallet-faults.ts";
import type { MobileWalletDto } from "../../contract/mobile-money/mobile-wallet-dto.ts";
import * as contract from "../../contract/mobile-money/mobile-wallet.ts";
import { clientAddress } from "../account/client-address.ts";
import { tooOften } from "../account/visitor-of-request.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";

/** What the routes of wallets call. */
interface MobileWalletUseCases {
  readonly listWallets: ListWallets;
  readonly saveWallet: SaveWallet;
  readonly removeWallet: RemoveWallet;
  readonly sendWalletCode: SendWalletCode;
}

/** Wallets of mobile money of a trader. */
export function mobileWalletRoutes(useCases: MobileWalletUseCases): readonly BoundRoute[] {
  return [
    bind(contract.listMobileWallets).to(async ({ actor }) =>
      ok((await useCases.listWallets.execute(actor)).map(cardOf)),
    ),
    bind(contract.addMobileWallet).to(async ({ actor, body }) => {
      const asked = { ...fieldsOf(body), phone: body.phone };
      const saved = await useCases.saveWallet.add(actor, asked);
      if (saved.ok) return ok(cardOf(saved.value));
      const { refusal } = saved;
      return refusal.code === "validation" ? invalid(refusal.faults) : { refusal: refusal.code };
    }),
    bind(contract.sendWalletCode).to(async ({ actor, body, request }) => {
      const sent = await useCases.sendWalletCode.execute(actor, {
        phone: body.phone,
        address: clientAddress(request),
      });
      if (sent.ok) return ok({ countdown: sent.value });
      const { refusal } = sent;
      if (refusal.code === "rate_limited") return tooOften(refusal);
      return invalid([{ field: "phone", code: refusal.code }]);
    }),
    bind(contract.changeMobileWallet).to(async ({ actor, parameters: { id }, body }) => {
      const { password, code, passkey } = body;
      const asked = { ...fieldsOf(body), phone: body.phone };
      const proof = { password, code, passkey };
      const saved = await useCases.saveWallet.change(actor, asked, { id, proof });
      if (saved.ok) return ok(cardOf(saved.value));
      const { refusal } = saved;
      if (refusal.code === "validation") return invalid(refusal.faults);
      return refusal.code === "rate_limited" ? tooOften(refusal) : { refusal: refusal.code };
    }),
    bind(contract.removeMobileWallet).to(async ({ actor, parameters: { id } }) => {
      const removed = await useCases.removeWallet.execute(actor, id);
      return removed.ok ? ok({ id }) : { refusal: removed.refusal.code };
    }),
  ];
}

function fieldsOf(body: Omit<MobileWalletDto, "phone">) {
  return {
    country: body.country_id,
    holderName: body.holder_name ?? "",
    paymentMethods: body.payment_methods ?? [],
    verificationCode: body.verification_code,
  };
}

function cardOf({ id, details }: SavedWallet): contract.MobileWalletCard {
  return {
    id,
    country_id: details.country,
    holder_name: details.holderName,
    last: lastDigits(details),
    payment_methods: details.paymentMethods.flatMap((slug) => {
      const method = findPaymentMethod(slug);
      return method ? [{ id: method.id, slug, name: method.name }] : [];
    }),
  };
}

function invalid(faults: readonly WalletFault[]) {
  const details = faults.map(({ field, code }) => ({
    field: walletFieldNames[field],
    code,
    message: walletFaultWords[code],
  }));
  return { refusal: "validation", details } as const;
}
