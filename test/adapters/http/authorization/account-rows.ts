import { tinyPng } from "../../../support/sent-files.ts";
import { open, signedIn } from "./row-kinds.ts";

/** Who may do what with devices, pictures, addresses, phone numbers and passwords. */
export const accountRows = {
  kycCheck: signedIn("ok", () => ({ query: { fiatCurrencyCode: "EUR" } })),
  viewSettings: signedIn("ok"),
  changeSettings: signedIn("ok", () => ({ body: { bio: "Awake early." } })),
  completeTour: signedIn("ok", () => ({ body: { tourName: "WALLET" } })),
  viewExternalId: signedIn("not_found", () => ({ parameters: { id: "ana_lima" } })),
  setUsername: signedIn("validation", () => ({ body: { username: "ana_lima" } })),
  reAuthPush: signedIn("ok", () => ({ body: { channels: ["notices"] } })),
  connectBrowser: signedIn("push_access_denied", () => ({
    body: {
      endpoint: "https://fcm.googleapis.com/fcm/send/x",
      p256dh: `B${"a".repeat(86)}`,
      auth: "a".repeat(22),
      token: "x".repeat(56),
    },
  })),
  disconnectBrowser: signedIn("ok"),
  askTelegramLink: signedIn("ok"),
  disconnectTelegram: signedIn("ok"),
  uploadAvatar: signedIn("ok", () => ({ file: tinyPng })),
  processAvatar: signedIn("avatar_unknown", () => ({ body: { fileUrl: "/avatars/none.webp" } })),
  removeAvatar: signedIn("ok"),
  viewEmail: signedIn("ok"),
  verifyEmail: signedIn("validation", () => ({ body: { code: "000000" } })),
  resendEmailCode: signedIn("email_confirmed_already"),
  changeUnconfirmedEmail: signedIn("email_confirmed_already", () => ({
    body: { email: "other@example.org" },
  })),
  viewPhone: signedIn("ok"),
  sendPhoneCode: signedIn("validation", () => ({
    body: { phone: "912 345 678", isCitizenshipConsentAccepted: true },
  })),
  confirmPhone: signedIn("validation", () => ({ body: { phoneCode: "000000" } })),
  resetPhone: signedIn("ok"),
  listPhoneCountries: open("ok"),
  changePassword: signedIn("wrong_credentials", () => ({
    body: { current_password: "not this one", new_password: "long enough to be one" },
  })),
} as const;
