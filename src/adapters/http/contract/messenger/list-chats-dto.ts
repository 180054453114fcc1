import { IsOptional, Matches } from "class-validator";

export class ListChatsDto {
  /** A part of the other's username. */
  @IsOptional()
  @Matches(/^\w{1,40}$/)
  search?: string;

  /** From 1 on. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  page?: string;
}
