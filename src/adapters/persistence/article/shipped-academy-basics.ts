import type { ShippedArticle } from "./shipped-articles.ts";

/** How trading works. */
export const academyBasics: readonly ShippedArticle[] = [
  {
    kind: "academy",
    slug: "how-escrow-works",
    title: "How escrow works",
    summary:
      "The crypto of a trade is locked before anyone pays. Who can move it, when, and what happens if one side stops answering.",
    body: `When two people who do not know each other trade, one of them has to go first. Escrow takes that risk away: the seller's crypto is locked for the trade before the buyer pays, and it can leave only in the ways described here.

## From start to release

- The trade starts. The amount and the escrow fee move from the seller's balance into escrow. The seller can no longer spend them.
- The buyer pays the seller directly, by the payment method of the offer. The money never passes through us.
- The buyer marks the trade as paid. From now on only the buyer can cancel.
- The seller checks their own account, not a screenshot, and releases. The crypto moves to the buyer at once.

## What nobody can do

The seller cannot take the crypto back after the buyer marked the trade as paid. The buyer cannot get it without a release or a decision. Staff cannot move it for reasons of their own: every decision about a trade is recorded, and both sides can read it.

## If the time runs out

Each offer has a payment window. If the buyer has not marked the trade as paid when it ends, the trade is cancelled and the crypto returns to the seller. Mark the trade as paid only when you really have paid, and do so before the window ends.

## If you disagree

Either side can open a dispute. The crypto stays in escrow until it is decided, so nothing is lost by taking the time to explain what happened.

## Escrow after the start

Some offers lock the crypto only after the trade starts. The offer says so. Do not pay before the trade shows that the escrow is held.`,
  },
  {
    kind: "academy",
    slug: "your-first-trade",
    title: "Your first trade",
    summary:
      "From choosing an offer to the crypto in your wallet, step by step, with what to check at each step.",
    body: `A first trade takes most people less than half an hour. You can try everything beforehand on the practice page, with play money and a scripted partner.

## Before you start

- Confirm your email address, and set a second factor for signing in.
- Decide how you want to pay, and from which account. It has to be in your own name.
- Begin with a small amount. Your limits grow as you verify yourself.

## Choose an offer

Enter the amount you want to spend and your payment method. Each offer says what you get for that amount, and whether you can take it. If you cannot, it says why, and what to do about it.

Look at more than the price. The number of completed trades, the share of positive feedback and the usual time to release tell how a trade with this person will probably go. You can put up to four offers side by side.

## Read the terms

The owner's terms say how you pay and what they ask of you. If you cannot meet them, choose another offer: breaking the terms is the most common cause of disputes.

## Pay

Start the trade and wait until the escrow is held. Then pay exactly the amount shown, from an account in your own name, to the account shown in the trade. Use the reference that the seller asks for, and nothing about crypto in the payment's text unless they ask for it.

Mark the trade as paid as soon as you have paid.

## Get the crypto

The seller checks that the money arrived and releases. The crypto is in your wallet at once. Leave feedback: it helps the next person to choose.`,
  },
  {
    kind: "academy",
    slug: "payment-methods",
    title: "Choosing a payment method",
    summary:
      "Bank transfers, online wallets, cash, cards and gift cards differ in speed, cost and in whether a payment can be taken back.",
    body: `The payment method decides how fast a trade is, what it costs, and which risks each side carries.

## Can the payment be taken back?

This matters most to sellers. A payment that can be reversed may disappear from your account weeks after you released the crypto. Such methods are marked in the list, and offers that use them often ask for more: a verified ID, completed trades, or small first amounts.

- Hard to reverse: instant bank transfers, cash, most mobile money.
- Sometimes reversed: ordinary bank transfers, when the sender's bank suspects fraud.
- Easily reversed: credit cards and some online wallets.

## Bank transfers

Cheap, and accepted almost everywhere. Instant transfers arrive within seconds; others take a working day or longer. Pay from an account in your own name: banks and sellers return payments from anyone else.

## Online wallets and mobile money

Fast and simple. Check the limits of your wallet before you start, and whether it charges the receiver.

## Cash

No bank is involved, and a payment cannot be reversed. Meet in a public place by day, count the money there, and release only when you have it. Cash deposited at a bank leaves a receipt: keep it until the trade is completed.

## Gift cards

A gift card is worth what the seller of the crypto can do with it, so offers give less than its face value. Buy it from the brand or a shop, keep the receipt, and show the code only where the trade asks for it. Nobody honest asks for codes outside a trade.`,
  },
  {
    kind: "academy",
    slug: "fees-and-prices",
    title: "Fees and prices",
    summary:
      "What a trade costs, who pays it, and how to compare offers by what you really pay or get.",
    body: `Two numbers decide what a trade costs you: the price of the offer, and the escrow fee.

## The price

Owners set their price as a distance from the market, as a fixed price, or by the price of one exchange. The market price is the median of several exchanges, so no single one of them can move it alone.

An offer at +2% costs a buyer two percent more than the market. The same offer means more money for a seller who takes an offer to buy at +2%. Each offer shows the distance, and the offer's page shows how the price is made.

## The escrow fee

The seller of the crypto pays the fee, on top of the amount; the buyer pays none. It depends on the kind of payment method. The page about fees has the numbers that are in force.

## The all-in price

If you sell, each coin that leaves your wallet brings a little less than the price, because of the fee. The list shows that as the price after the fee. Compare offers by it: it is what you really get.

## What can change

A price that follows the market moves with it. When you start a trade, the price of that moment holds for the whole trade. If it became worse for you than what you saw by more than a small margin, we ask you first.

## Costs that are not ours

Your bank or wallet may charge for the payment. Sending crypto to an address costs a network fee, which you see before you confirm. Sending to another user here costs nothing.`,
  },
];
