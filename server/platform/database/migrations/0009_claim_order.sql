ALTER TABLE "subscription_claims" RENAME COLUMN "wish" TO "order";
