-- Still append-only, but for one thing: who deletes the account takes its rows along. The transaction that does so names the account.
CREATE OR REPLACE FUNCTION "ledger_refuses_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('lectern.deleted_account', true) = OLD.user_id::text THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The ledger is append-only.' USING ERRCODE = 'restrict_violation';
END
$$;
