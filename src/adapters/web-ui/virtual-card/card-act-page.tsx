import { CardsDashboard } from "./cards-dashboard.tsx";
import { TerminatePage } from "./terminate-page.tsx";
import { TopUpPage } from "./top-up-page.tsx";
import { WithdrawPage } from "./withdraw-page.tsx";

/** What is done with a card. The server knows no other acts; an address that somebody makes up shows the cards. */
export function CardActPage({ id, act }: { id: string; act: string }) {
  switch (act) {
    case "top-up":
      return <TopUpPage id={id} />;
    case "withdraw":
      return <WithdrawPage id={id} />;
    case "terminate":
      return <TerminatePage id={id} />;
    default:
      return <CardsDashboard />;
  }
}
