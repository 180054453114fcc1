import type { StaffDeed } from "./demo-steps.ts";
import type { Scene } from "./demo-trades.ts";

type Said = readonly [
  minutesIn: number,
  deed: { readonly do: "say"; readonly by: "buyer" | "seller"; readonly text: string },
];
type Done = readonly [minutesIn: number, deed: StaffDeed];

const hour = 60;
const day = 24 * hour;

const says = (minutesIn: number, by: "buyer" | "seller", text: string): Said => [
  minutesIn,
  { do: "say", by, text },
];
const asks = (
  minutesIn: number,
  sides: readonly ("buyer" | "seller")[],
  what: "statement_of_today" | "name_on_account" | "other",
  text: string,
): Done => [minutesIn, { do: "ask", as: "nia_mod", sides, what, text }];

/** A case of two weeks: everything was asked and answered, and it waits for its verdict. */
export const twoWeeks: Scene = {
  id: "two-weeks",
  minutesAgo: 14 * day,
  taker: "tariq_m",
  owner: "marta_d",
  asset: "BTC",
  paymentMethod: "sepa",
  fiat: "420",
  course: "disputed_for_two_weeks",
};

/** What both write before somebody asks for a decision: six days about one bank transfer. */
export const longQuarrel: readonly Said[] = [
  says(5 * hour, "buyer", "Sent by SEPA from my account, with the trade number as the reference."),
  says(1 * day, "buyer", "Has it arrived?"),
  says(1 * day + 2 * hour, "seller", "Not yet. It can take two business days."),
  says(3 * day, "buyer", "My bank says that it left the same day."),
  says(3 * day + 3 * hour, "seller", "There is a credit from another name. I can't take that one."),
  says(4 * day, "buyer", "That's my account. It's in my name and my wife's."),
  says(5 * day, "seller", "Your profile has one name, and the credit has another."),
];

/** A week of questions and answers, in which the case worker acts every day. */
export const longCase: readonly (Said | Done)[] = [
  [6 * day + 4 * hour, { do: "take", as: "nia_mod" }],
  asks(
    6 * day + 5 * hour,
    ["buyer", "seller"],
    "statement_of_today",
    "Please both send a statement that covers the two days after the payment.",
  ),
  says(
    6 * day + 8 * hour,
    "buyer",
    "The debit is on the first page, on the day I marked it as paid.",
  ),
  says(6 * day + 9 * hour, "seller", "The credit is on mine, from “R. and T. Mansour”."),
  asks(7 * day, ["buyer"], "name_on_account", "Whose account is it? Show who holds it."),
  says(7 * day + 6 * hour, "buyer", "The bank's letter names both holders. I am the second one."),
  asks(7 * day + 22 * hour, ["seller"], "other", "Has the money been sent back since?"),
  says(8 * day + 4 * hour, "seller", "No, it is still in my account."),
  asks(8 * day + 21 * hour, ["buyer"], "other", "Did you ask your bank to call it back?"),
  says(9 * day + 2 * hour, "buyer", "No. I want the Bitcoin."),
  asks(
    9 * day + 20 * hour,
    ["seller"],
    "other",
    "What do your offer's terms say of joint accounts?",
  ),
  says(10 * day + 3 * hour, "seller", "They say nothing about joint accounts."),
  asks(
    10 * day + 19 * hour,
    ["buyer"],
    "other",
    "Send the letter again: the second page is missing.",
  ),
  says(11 * day + 5 * hour, "buyer", "Here are both pages."),
  asks(
    11 * day + 18 * hour,
    ["seller"],
    "other",
    "Do you see any reason why the bank would call it back?",
  ),
  says(12 * day + 1 * hour, "seller", "No, but I don't want to lose it later."),
  asks(
    12 * day + 17 * hour,
    ["buyer", "seller"],
    "other",
    "Is there anything that I should still read?",
  ),
  says(13 * day, "buyer", "No, everything is in the chat."),
  says(13 * day + 2 * hour, "seller", "Nothing more from me."),
  asks(13 * day + 15 * hour, ["seller"], "statement_of_today", "One last statement, of today."),
  says(13 * day + 20 * hour, "seller", "Sent: the money is still there."),
];
