import { useSearch } from "wouter";
import { pathFromRoom } from "./lite-path.ts";
import { RoomPage } from "./room-page.tsx";
import { TradeRoom } from "./trade-room.tsx";

/** The trade room of one trade. */
export function TradePage({ id }: { id: string }) {
  const search = useSearch();
  return <RoomPage id={id} room={TradeRoom} elsewhere={(view) => pathFromRoom(view, search)} />;
}
