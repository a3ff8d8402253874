-- The address in a trace's QR code follows from the hosts in force (decision 188), and is no longer stored.
alter table traces drop column qr_url;
