import { Type, type Static } from "typebox";
import { realAssets } from "../../../../domain/money/asset.ts";
import { closed, dataOf, oneOf, orNull, view } from "../envelope.ts";
import { route } from "../route.ts";
import { OnlySavedDto, SaveAddressDto } from "./address-book-dto.ts";
import { addressCodes } from "./send-refusals.ts";

const moment = Type.String({ description: "ISO 8601, UTC" });

/** Where the trader sends, under names of theirs. */
const bookView = view("AddressBook", {
  addresses: Type.Array(
    closed({
      id: Type.String(),
      cryptoCurrencyCode: oneOf(realAssets),
      address: Type.String(),
      name: Type.String(),
      savedAt: moment,
      /** While only saved addresses count and it is too new: from then on it can be used. */
      usableFrom: orNull(moment),
    }),
  ),
  /** Whether coins leave for saved addresses only. */
  isOnlySaved: Type.Boolean(),
  /** Switched off: from then on other addresses count again. */
  offFrom: orNull(moment),
  /** What a proof takes, where one is asked for. */
  asks: Type.Union([Type.Literal("code"), Type.Literal("password")]),
});

export type AddressBookView = Static<typeof bookView>;
export type SavedAddressView = AddressBookView["addresses"][number];

const base = "/rest/v1/wallet/address-book";
const answers = { 200: { description: "The address book", body: dataOf(bookView) } };
const proofs = ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"] as const;

export const viewAddressBook = route({
  id: "viewAddressBook",
  method: "get",
  path: base,
  summary: "Your address book, and whether you send to saved addresses only",
  access: "trader",
  answers,
});

export const saveAddress = route({
  id: "saveAddress",
  method: "post",
  path: base,
  summary: "Save an address for sends; with a proof while only saved addresses count",
  access: "trader",
  body: SaveAddressDto,
  answers,
  refusals: [
    ...addressCodes,
    "address_name_unusable",
    "address_saved",
    "address_book_full",
    "sends_unavailable",
    ...proofs,
  ],
});

export const removeSavedAddress = route({
  id: "removeSavedAddress",
  method: "delete",
  path: `${base}/{id}`,
  summary: "Remove an address from your address book",
  access: "trader",
  answers,
});

export const switchOnlySaved = route({
  id: "switchOnlySaved",
  method: "post",
  path: `${base}/only-saved`,
  summary: "Send to saved addresses only: on at once, off with a proof and after a wait",
  access: "trader",
  body: OnlySavedDto,
  answers,
  refusals: proofs,
});

export const addressBookRoutes = {
  viewAddressBook,
  saveAddress,
  removeSavedAddress,
  switchOnlySaved,
};
