-- Each lock of an order looks for its payments and their attempts, the ended ones too: the indexes so far hold the live
-- ones only.
create index payment_by_order on payment (order_id);
create index payment_attempt_by_payment on payment_attempt (payment_id, created_at desc);
