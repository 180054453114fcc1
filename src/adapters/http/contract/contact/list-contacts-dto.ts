import { IsOptional, Matches } from "class-validator";

export class ListContactsDto {
  /** From 1 on. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/)
  page?: string;
}
