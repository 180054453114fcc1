import { Type, type Static } from "typebox";
import { closed, dataOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { ChangeMobileWalletDto, MobileWalletDto, WalletCodeDto } from "./mobile-wallet-dto.ts";

/** A saved wallet, of whose number only the end is shown. */
const walletCard = view("MobileMoneyWallet", {
  id: Type.String(),
  /** ISO 3166-1 alpha-2. */
  country_id: Type.String(),
  holder_name: Type.String(),
  last: Type.String(),
  payment_methods: Type.Array(
    closed({ id: Type.Integer(), slug: Type.String(), name: Type.String() }),
  ),
});

export type MobileWalletCard = Static<typeof walletCard>;

const theWallet = { 200: { description: "The wallet", body: dataOf(walletCard) } };

export const listMobileWallets = route({
  id: "listMobileWallets",
  method: "get",
  path: "/rest/v1/mobile-money-wallets",
  summary: "Your wallets of mobile money, with the last four digits of each number",
  access: "trader",
  answers: { 200: { description: "All of them", body: dataOf(Type.Array(walletCard)) } },
});

export const addMobileWallet = route({
  id: "addMobileWallet",
  method: "post",
  path: "/rest/v1/mobile-money-wallets",
  summary: "Save a wallet of mobile money; its number is confirmed by the code that was sent to it",
  access: "trader",
  body: MobileWalletDto,
  answers: theWallet,
  refusals: ["too_many_wallets"],
});

export const sendWalletCode = route({
  id: "sendWalletCode",
  method: "post",
  path: "/rest/v1/mobile-money-wallets/verification-code",
  summary: "Send a code to the number of a wallet by text; each time the pause doubles",
  access: "trader",
  body: WalletCodeDto,
  answers: {
    200: {
      description: "A code is on its way",
      body: dataOf(closed({ countdown: Type.Integer() })),
    },
  },
});

export const changeMobileWallet = route({
  id: "changeMobileWallet",
  method: "put",
  path: "/rest/v1/mobile-money-wallets/{id}",
  summary:
    "Replace the details of one of your wallets; where offers pay to it, with the password. Running trades keep the details they began with",
  access: "trader",
  body: ChangeMobileWalletDto,
  answers: theWallet,
  refusals: ["proof_needed", "wrong_credentials", "wrong_code", "wrong_passkey"],
});

export const removeMobileWallet = route({
  id: "removeMobileWallet",
  method: "delete",
  path: "/rest/v1/mobile-money-wallets/{id}",
  summary: "Delete one of your wallets",
  access: "trader",
  answers: {
    200: { description: "It is gone", body: dataOf(closed({ id: Type.String() })) },
  },
  refusals: ["account_in_use"],
});

export const mobileWalletRoutes = {
  listMobileWallets,
  addMobileWallet,
  sendWalletCode,
  changeMobileWallet,
  removeMobileWallet,
};
