import type { ShippedArticle } from "./shipped-articles.ts";

/** How to stay safe, and what happens when something goes wrong. */
export const academyCare: readonly ShippedArticle[] = [
  {
    kind: "academy",
    slug: "staying-safe",
    title: "Staying safe",
    summary:
      "The tricks that cost people money, how to recognise them, and the few habits that stop them all.",
    body: `Almost every loss in trades between people follows one of a few patterns. All of them try to get you to act outside the trade, or before the money is really there.

## Habits that protect you

- Stay in the trade. Talk in its chat, pay to the account it shows, and release only there.
- Release only when the money is in your account and you have looked there yourself. Screenshots, emails and text messages about payments can be faked by anyone.
- Accept payments only from an account in your trade partner's own name.
- Use a password that you use nowhere else, and a second factor.
- Take your time. Someone who rushes you has a reason.

## Tricks to know

- Fake receipts. A picture shows a payment that was never made, or was cancelled afterwards.
- Someone else pays. The money comes from a stranger who was deceived. Their bank takes it back from you later.
- Wrong amount, refund asked. You are overpaid and asked to send the difference elsewhere. The first payment is then reversed.
- Staff in the chat. Our staff never ask for passwords, codes, a release or a payment, and never write to you outside our site.
- A better deal elsewhere. Without escrow nothing protects you.

## If something seems wrong

Do not release and do not cancel. Write in the chat what you see, keep your evidence, and open a dispute if you cannot agree. If someone may have your password, change it and end all other sessions in the security settings.`,
  },
  {
    kind: "academy",
    slug: "disputes",
    title: "Disputes and appeals",
    summary:
      "When to open a dispute, what evidence helps, how a moderator decides, and what you can do if you think a decision is wrong.",
    body: `A dispute asks a moderator to decide who gets the crypto in escrow. Until then it stays where it is.

## When to open one

Open a dispute when you have paid and the seller does not release, when the money did not arrive or came from someone else, or when the other side asks for something that is not in the terms. Talk to your trade partner first: most misunderstandings end there.

## What happens next

- A moderator takes the case, reads the chat and the terms as they were at the start, and asks both sides for evidence.
- You get a time to answer. If you do not, the decision may be made without you.
- The decision says who gets the crypto, or how it is split, and why. Both sides read the same reasons.

## Evidence that helps

- For buyers: the bank's confirmation of the payment with date, amount, and both names, as a file from the bank.
- For sellers: the statement of your account for the days in question.
- A screen recording of your account, from the address bar on, is worth more than a screenshot.

Send evidence in the chat of the trade. Do not edit it: a changed file counts against the person who sent it.

## Appeals

If you lose and think that something was overlooked, you can appeal once, within the time shown in the trade. Someone else decides the appeal.

## After a payment was reversed

If a payment is taken back after you released, report it from the finished trade with your bank's notice. What can be recovered depends on the payment method and on how soon you report it.`,
  },
  {
    kind: "academy",
    slug: "wallets",
    title: "Your wallet and your own addresses",
    summary:
      "What the wallet here is for, how deposits and withdrawals work, and when to keep crypto elsewhere.",
    body: `Every account has a wallet for Bitcoin, Tether and Ethereum. It holds what you trade with.

## Available and held

Your available balance is what you can send or sell. What is held belongs to active trades: it returns or goes to the buyer when the trade ends.

## Deposits

Your deposit address takes one coin on one network. A coin sent on another network may be lost, so check both before you send. A deposit is credited once the network has confirmed it often enough; the wallet shows how far it is.

## Sending

Sending to another user costs nothing and takes a moment. Sending to an address costs a network fee, which you see before you confirm, and cannot be undone. Compare the first and the last characters of the address with those of the receiver: programs exist that change copied addresses.

## Sell from here, save elsewhere

Keep here what you trade with. For savings, use a wallet of your own, whose recovery words only you know. Write them on paper, keep two copies in different places, and never type them into a website or a chat: anyone who has the words has the coins.

## If you cannot sign in

Recover your password by email. If you lost your second factor, the page for that asks for your security questions and protects your account while it is being checked. Anyone who writes to you and offers to speed that up is not from us.`,
  },
];
